import type { MediaItem } from './model';
import { albumSharePicture } from './sharePicture';

const home = { path: '/share/home.jpg', source: '/uploads/accueil/hero.jpg', alt: 'Une foule' };
const photo = (src: string): MediaItem => ({ id: src, type: 'photo', src, caption: `Photo ${src}` });

it('shares an album by its own first photo', () => {
  expect(albumSharePicture('fete', [photo('/uploads/fete/1.jpg'), photo('/uploads/fete/2.jpg')], home)).toEqual({
    path: '/share/fete.jpg',
    source: '/uploads/fete/1.jpg',
    alt: 'Photo /uploads/fete/1.jpg',
  });
});

it('shares an album that begins with a video by the picture of that', () => {
  const video: MediaItem = {
    id: 'v',
    type: 'video',
    src: '/uploads/v.mp4',
    poster: '/uploads/v.jpg',
    caption: 'Marche',
  };
  expect(albumSharePicture('fete', [video], home)).toMatchObject({ source: '/uploads/v.jpg', alt: 'Marche' });
});

it('passes over photos of a stock-photo host, and shares the landing page’s picture where there are no others', () => {
  const stock = photo('https://images.unsplash.com/photo-1');
  expect(albumSharePicture('fete', [stock, photo('/uploads/fete/1.jpg')], home).source).toBe('/uploads/fete/1.jpg');
  expect(albumSharePicture('fete', [stock], home)).toBe(home);
});
