import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json';
import french from 'i18n-iso-countries/langs/fr.json';
import { languages } from '../i18n/languages';
import { loadCountries } from './countries';

countries.registerLocale(french);
countries.registerLocale(english);

it.each(languages)('names every country officially, in %s', async (language) => {
  const listed = await loadCountries(language);
  expect(Object.fromEntries(listed.map(({ code, name }) => [code, name]))).toEqual(
    countries.getNames(language, { select: 'official' }),
  );
});

it('lists them in the alphabet of the language, where É stands among the E', async () => {
  const names = (await loadCountries('fr')).map(({ name }) => name);
  const [before, egypt, after] = ['Danemark', 'Égypte', 'Finlande'].map((name) => names.indexOf(name));
  expect(egypt).toBeGreaterThan(before as number);
  expect(egypt).toBeLessThan(after as number);
});
