import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fixtureFolder, loadFixtureContent } from '../../testing/loadFixtureContent';
import { collections, decapConfig } from './decapConfig';
import { buildRootFolder, isServedFile, type RepositoryFolder } from './repository';

const files = collections.flatMap((collection) => collection.files ?? []);

it('the configuration names existing files and folders', () => {
  const paths = [...files.map(({ file }) => file), ...collections.flatMap((collection) => collection.folder ?? [])];
  expect(paths.filter((path) => !existsSync(join(dirname(fixtureFolder), path)))).toEqual([]);
});

it('the configuration has unique entry names, which select the preview', () => {
  const all = [...files.map(({ name }) => name), ...collections.flatMap(({ folder, name }) => (folder ? name : []))];
  expect(new Set(all).size).toBe(all.length);
});

it('the configuration uses the in-memory backend without an editorial workflow', () => {
  expect(decapConfig).toMatchObject({
    backend: { name: 'test-repo' },
    load_config_file: false,
    publish_mode: 'simple',
  });
  expect(decapConfig).not.toHaveProperty('local_backend');
});

const content = loadFixtureContent();
const root = buildRootFolder({ content, files: { 'content/albums/a.json': '{}' } }, ['content/albums']);

const find = (path: string) => path.split('/').reduce((folder, step) => folder[step] as RepositoryFolder, root);

it('buildRootFolder puts a file at its path', () => {
  expect(find('content/albums/a.json')).toEqual({ path: 'content/albums/a.json', content: '{}' });
});

it('buildRootFolder shares a folder between its path and its steps', () => {
  find('content/albums')['b.json'] = { path: 'content/albums/b.json', content: '{}' };
  expect(Object.keys(root['content/albums'] ?? {})).toEqual(['a.json', 'b.json']);
});

it('buildRootFolder has an upload as a served file, and no file for a folder of uploads', () => {
  const picture = find('content/uploads/accueil/hero.jpg').content;
  expect(picture).toEqual({
    path: 'content/uploads/accueil/hero.jpg',
    name: 'hero.jpg',
    url: '/uploads/accueil/hero.jpg',
  });
  expect(isServedFile(picture)).toBe(true);
  expect(find('content/uploads/accueil')).not.toHaveProperty('content');
});
