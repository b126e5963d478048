import { chooseSharePicture } from './sharePicture';

const home = {
  path: '/share/fr/home.jpg',
  title: 'Ensemble',
  source: '/uploads/accueil/hero.jpg',
  alt: 'Une foule',
  focus: '50% 30%',
};
const page = { path: '/share/fr/fete.jpg', title: 'Fête' };
const stock = { source: 'https://images.unsplash.com/photo-1', alt: 'Une photo achetée' };
const own = { source: '/uploads/fete/1.jpg', alt: 'La danse', focus: '20% 80%' };

it('a page shares its first uploaded picture', () => {
  expect(chooseSharePicture(page, [own, { source: '/uploads/fete/2.jpg' }], home)).toEqual({ ...page, ...own });
  expect(chooseSharePicture(page, [{}, stock, own], home)).toEqual({ ...page, ...own });
});

it('a page without one shares its own title with the landing page’s picture', () => {
  expect(chooseSharePicture(page, [stock], home)).toEqual({ ...home, ...page });
});
