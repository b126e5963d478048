import type { MediaItem } from './model';
import { albumSharePicture } from './sharePicture';

const home = { path: '/share/home.jpg', source: '/uploads/accueil/hero.jpg', alt: 'Une foule' };
const photo = (src: string): MediaItem => ({ id: src, type: 'photo', src, caption: `Photo ${src}` });

it('albumSharePicture uses the album’s first photo', () => {
  expect(albumSharePicture('fete', [photo('/uploads/fete/1.jpg'), photo('/uploads/fete/2.jpg')], home)).toEqual({
    path: '/share/fete.jpg',
    source: '/uploads/fete/1.jpg',
    alt: 'Photo /uploads/fete/1.jpg',
  });
});

it('albumSharePicture uses the poster of a video that comes first', () => {
  const video: MediaItem = {
    id: 'v',
    type: 'video',
    src: '/uploads/v.mp4',
    poster: '/uploads/v.jpg',
    caption: 'Marche',
  };
  expect(albumSharePicture('fete', [video], home)).toMatchObject({ source: '/uploads/v.jpg', alt: 'Marche' });
});

it('albumSharePicture skips stock photos and falls back to the landing page’s picture', () => {
  const stock = photo('https://images.unsplash.com/photo-1');
  expect(albumSharePicture('fete', [stock, photo('/uploads/fete/1.jpg')], home).source).toBe('/uploads/fete/1.jpg');
  expect(albumSharePicture('fete', [stock], home)).toBe(home);
});
