import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json';
import french from 'i18n-iso-countries/langs/fr.json';
import { languages } from '../../shared/i18n/languages';
import { loadCountries } from './countries';

countries.registerLocale(french);
countries.registerLocale(english);

const lists: Record<string, object> = { '/countries/fr.json': french, '/countries/en.json': english };
const serveLists: typeof fetch = async (url) => Response.json(lists[String(url)]);

beforeEach(() => {
  globalThis.fetch = serveLists;
});

it.each(languages)(
  'loadCountries returns the official name of every country in %s, with typographic apostrophes',
  async (language) => {
    const listed = await loadCountries(language);
    expect(listed.filter(({ name }) => name.includes("'"))).toEqual([]);
    expect(Object.fromEntries(listed.map(({ code, name }) => [code, name.replaceAll('’', "'")]))).toEqual(
      countries.getNames(language, { select: 'official' }),
    );
  },
);

// Neighbours in the alphabet, but not by their codes or code points.
it.each([
  ['fr', 'Égypte', 'El Salvador'],
  ['en', 'Afghanistan', 'Åland Islands'],
] as const)(
  'loadCountries sorts by the alphabet of the language: in %s, %s comes before %s',
  async (language, before, after) => {
    const names = (await loadCountries(language)).map(({ name }) => name);
    const first = names.indexOf(before);
    expect(names.slice(first, first + 2)).toEqual([before, after]);
  },
);

it('loadCountries rejects on an HTTP error and succeeds on a retry', async () => {
  globalThis.fetch = async () => new Response('<!doctype html>', { status: 503 });
  await expect(loadCountries('fr')).rejects.toThrow('503');
  globalThis.fetch = serveLists;
  expect(await loadCountries('fr')).toContainEqual(expect.objectContaining({ name: 'Cameroun' }));
});
