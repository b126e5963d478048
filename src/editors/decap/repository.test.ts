import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { buildRootFolder, isServedFile, type RepositoryFolder } from './repository';

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
