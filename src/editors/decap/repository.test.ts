import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { buildRepositoryTree, isServedFile, type RepositoryTree } from './repository';

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
