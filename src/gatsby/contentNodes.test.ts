import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import type { Content } from '../content/model';
import { presentAlbums, presentHome } from '../content/present';
import { listAlbumPictures, listHomePictures } from './contentNodes';

const host = 'https://images.pexels.com';

it('finds every picture that the model accepts, so that none named by its address is forgotten', () => {
  const text = JSON.stringify(loadFixtureContent()).replace(/"(\/uploads\/[^"]+\.jpg)"/g, `"${host}$1"`);
  const content = JSON.parse(text) as Content;
  const home = presentHome(content, 'fr');
  const albums = presentAlbums(content, 'fr');
  const listed = [...listHomePictures(home), ...albums.flatMap(listAlbumPictures)];
  const named = JSON.stringify([home, albums]).match(new RegExp(`${host}[^"]+`, 'g')) ?? [];
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((address) => !listed.includes(address))).toEqual([]);
});
