import { isLanguage, languagesInFrench } from './languages';

it.each([
  ['fr', true],
  ['en', true],
  ['de', false],
  ['FR', false],
  [undefined, false],
])('isLanguage(%j) is %j', (value, expected) => {
  expect(isLanguage(value)).toBe(expected);
});

it('the editor shows the French names of the languages', () => {
  expect(languagesInFrench).toEqual({ fr: 'français', en: 'anglais' });
});
