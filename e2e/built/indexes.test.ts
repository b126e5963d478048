import { tidy } from '../content';
import { find, openPage } from './files';

it.each([
  [
    '/albums/',
    [
      ['2025', '/albums/veillee/'],
      ['2025', '/albums/chantier/'],
      ['2024', '/albums/film/'],
    ],
  ],
  [
    '/en/activities/',
    [
      ['2025', '/en/activities/fete-de-quartier/'],
      ['2025', '/en/activities/puits-du-marche/'],
    ],
  ],
])('the index %s lists all by year, from the newest', (address, expected) => {
  const sections = [...find(openPage(address), 'main').querySelectorAll('section')];
  const listed = sections.flatMap((section) =>
    [...section.querySelectorAll('li a')].map((link) => [
      tidy(find(section, 'h2').textContent),
      link.getAttribute('href'),
    ]),
  );
  expect(listed).toEqual(expected);
});
