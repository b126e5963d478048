import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { buildRepositoryTree, isServedFile, type RepositoryTree } from './repository';

const content = loadFixtureContent();
const tree = buildRepositoryTree({ content, files: { 'content/albums/a.json': '{}' } }, ['content/albums']);

const find = (path: string) => path.split('/').reduce((folder, step) => folder[step] as RepositoryTree, tree);

it('puts a file where its path leads', () => {
  expect(find('content/albums/a.json')).toEqual({ path: 'content/albums/a.json', content: '{}' });
});

it('has what is written to a path found in its folder too', () => {
  find('content/albums')['b.json'] = { path: 'content/albums/b.json', content: '{}' };
  expect(Object.keys(tree['content/albums'] ?? {})).toEqual(['a.json', 'b.json']);
});

it('has every upload as a file the site serves, and no folder among them', () => {
  const picture = find('content/uploads/accueil/hero.jpg').content;
  expect(picture).toEqual({
    path: 'content/uploads/accueil/hero.jpg',
    name: 'hero.jpg',
    url: '/uploads/accueil/hero.jpg',
  });
  expect(isServedFile(picture)).toBe(true);
  expect(find('content/uploads/accueil')).not.toHaveProperty('content');
});
