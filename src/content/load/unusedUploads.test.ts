import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { findUnusedUploads } from './unusedUploads';

const content = loadFixtureContent();

it('names the photos and videos that no entry shows, and no other file', () => {
  const uploads = [...content.uploads, '/uploads/left-over.jpg', '/uploads/old.mp4', '/uploads/README.md'];
  expect(findUnusedUploads({ ...content, uploads })).toEqual(['/uploads/left-over.jpg', '/uploads/old.mp4']);
});

it('names a photo that was taken out of its album', () => {
  const albums = content.albums.slice(1);
  const unused = findUnusedUploads({ ...content, albums });
  expect(unused.length).toBeGreaterThan(0);
  expect(findUnusedUploads(content)).toEqual([]);
});
