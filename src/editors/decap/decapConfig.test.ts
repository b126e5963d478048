import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { activityFields, albumFields } from '../../content/model/collections';
import { homeSections } from '../../content/model/homeSections';
import { givingFields, siteFields } from '../../content/model/singletons';
import { fixtureFolder, loadFixtureContent } from '../../testing/loadFixtureContent';
import { collections, decapConfig } from './decapConfig';
import type { CmsField } from './deriveFields';
import { buildRepositoryTree, isServedFile, type RepositoryTree } from './repository';

const files = collections.flatMap((collection) => collection.files ?? []);
const folder = (name: string) => collections.find((collection) => collection.name === name);
const names = (fields: readonly CmsField[] | undefined) => fields?.map(({ name }) => name);

it.each(Object.entries(homeSections))('the configuration has section %s with all its fields', (key, fields) => {
  const entry = files.find(({ name }) => name === key);
  expect(names(entry?.fields)).toEqual(Object.keys(fields));
});

it('the configuration has the site facts, ways to give, activities and albums with all their fields', () => {
  expect(names(files.find(({ name }) => name === 'site')?.fields)).toEqual(Object.keys(siteFields));
  expect(names(files.find(({ name }) => name === 'giving')?.fields)).toEqual(Object.keys(givingFields));
  expect(names(folder('album')?.fields)).toEqual(Object.keys(albumFields));
  expect(names(folder('activity')?.fields)).toEqual(
    Object.keys(activityFields).map((name) => (name === 'description' ? 'body' : name)),
  );
});

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
const tree = buildRepositoryTree({ content, files: { 'content/albums/a.json': '{}' } }, ['content/albums']);

const find = (path: string) => path.split('/').reduce((folder, step) => folder[step] as RepositoryTree, tree);

it('buildRepositoryTree puts a file at its path', () => {
  expect(find('content/albums/a.json')).toEqual({ path: 'content/albums/a.json', content: '{}' });
});

it('buildRepositoryTree shares a folder between its path and its steps', () => {
  find('content/albums')['b.json'] = { path: 'content/albums/b.json', content: '{}' };
  expect(Object.keys(tree['content/albums'] ?? {})).toEqual(['a.json', 'b.json']);
});

it('buildRepositoryTree has every upload as a served file, and no folders', () => {
  const picture = find('content/uploads/accueil/hero.jpg').content;
  expect(picture).toEqual({
    path: 'content/uploads/accueil/hero.jpg',
    name: 'hero.jpg',
    url: '/uploads/accueil/hero.jpg',
  });
  expect(isServedFile(picture)).toBe(true);
  expect(find('content/uploads/accueil')).not.toHaveProperty('content');
});
