import type { MediaItem } from './model';
import { albumSharePicture } from './sharePicture';

const home = { path: '/share/fr/home.jpg', title: 'Ensemble', source: '/uploads/accueil/hero.jpg', alt: 'Une foule' };
const photo = (src: string): MediaItem => ({ id: src, type: 'photo', src, caption: `Photo ${src}` });
const share = (media: MediaItem[]) => albumSharePicture({ name: 'Fête', media }, '/share/fr/fete.jpg', home);

it('albumSharePicture uses the album’s name and first photo', () => {
  expect(share([photo('/uploads/fete/1.jpg'), photo('/uploads/fete/2.jpg')])).toEqual({
    path: '/share/fr/fete.jpg',
    title: 'Fête',
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
  expect(share([video])).toMatchObject({ source: '/uploads/v.jpg', alt: 'Marche' });
});

it('albumSharePicture skips stock photos and falls back to the landing page’s picture', () => {
  const stock = photo('https://images.unsplash.com/photo-1');
  expect(share([stock, photo('/uploads/fete/1.jpg')]).source).toBe('/uploads/fete/1.jpg');
  expect(share([stock])).toEqual({ ...home, path: '/share/fr/fete.jpg', title: 'Fête' });
});
