import { albumPath, isLanguage, localizedPath, posterPath } from './languages';
import { languagesInFrench } from './languagesInFrench';

it.each([
  ['/', 'fr', '/'],
  ['/', 'en', '/en/'],
  ['/#donation', 'en', '/en/#donation'],
  [albumPath('veillee'), 'fr', '/albums/veillee/'],
  [albumPath('veillee'), 'en', '/en/albums/veillee/'],
  [posterPath, 'fr', '/don/affiche/'],
  [posterPath, 'en', '/en/donate/poster/'],
] as const)('finds the page %s in %s at %s', (path, language, address) => {
  expect(localizedPath(path, language)).toBe(address);
});

it.each([
  ['fr', true],
  ['en', true],
  ['de', false],
  ['FR', false],
  [undefined, false],
])('takes %j for a language of the site: %j', (value, isOne) => {
  expect(isLanguage(value)).toBe(isOne);
});

it('calls the languages by their French names in the editor', () => {
  expect(languagesInFrench).toEqual({ fr: 'français', en: 'anglais' });
});
