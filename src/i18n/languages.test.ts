import { isLanguage, languagesInFrench } from './languages';

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
