import type { LocaleData } from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json?url';
import french from 'i18n-iso-countries/langs/fr.json?url';
import type { Language } from '../i18n/languages';

export type Country = { code: string; name: string };

/** Where most donors are: named before the alphabet, and in it once more. */
export const nearestCountry = 'CM';

const addresses: Record<Language, string> = { fr: french, en: english };

/**
 * Every country by its official name, in the order of the language's own alphabet. Only the names are fetched, since
 * i18n-iso-countries itself would be 4 KB more; and as data, because a module that once failed to load stays failed in
 * Firefox and Safari.
 * @throws when they cannot be had; another call may succeed
 */
export async function loadCountries(language: Language): Promise<Country[]> {
  const response = await fetch(addresses[language]);
  if (!response.ok) throw new Error(`The names of countries were answered ${response.status}.`);
  const { countries }: LocaleData = await response.json();
  const { compare } = new Intl.Collator(language);
  return Object.entries(countries)
    .map(([code, names]) => ({ code, name: pickOfficial(names) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Some countries have several names there, the official one first. */
function pickOfficial(names: string | readonly string[]): string {
  return typeof names === 'string' ? names : (names[0] ?? '');
}
