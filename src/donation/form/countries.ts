import type { LocaleData } from 'i18n-iso-countries';
import { countriesPath } from '../../routes';
import type { Language } from '../../shared/i18n/languages';

export type Country = { code: string; name: string };

/**
 * Every country by its official name, in the language's alphabetical order. Fetches the names without the code of
 * i18n-iso-countries, which adds 4 KB, and as JSON, because many browsers do not retry a module that failed to load.
 * @throws when the names cannot be fetched; another call may succeed
 */
export async function loadCountries(language: Language): Promise<Country[]> {
  const response = await fetch(countriesPath(language));
  if (!response.ok) throw new Error(`Fetching the country names failed with status ${response.status}.`);
  const { countries }: LocaleData = await response.json();
  const { compare } = new Intl.Collator(language);
  return (
    Object.entries(countries)
      // The official name comes first; its apostrophes are the straight ones of a keyboard.
      .map(([code, names]) => ({ code, name: [names].flat()[0]?.replaceAll("'", '’') ?? '' }))
      .sort((a, b) => compare(a.name, b.name))
  );
}
