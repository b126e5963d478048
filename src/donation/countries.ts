import type { LocaleData } from 'i18n-iso-countries';
import type { Language } from '../i18n/languages';

export type Country = { code: string; name: string };

/** Where most donors are: named before the alphabet, and in it once more. */
export const nearestCountry = 'CM';

const loadNames: Record<Language, () => Promise<LocaleData>> = {
  fr: () => import('i18n-iso-countries/langs/fr.json'),
  en: () => import('i18n-iso-countries/langs/en.json'),
};

/**
 * Every country by its official name, in the order of the language's own alphabet. Fetched when first asked for: only
 * the names, since i18n-iso-countries itself would be 4 KB more.
 */
export async function loadCountries(language: Language): Promise<Country[]> {
  const { countries } = await loadNames[language]();
  const { compare } = new Intl.Collator(language);
  return Object.entries(countries)
    .map(([code, names]) => ({ code, name: pickOfficial(names) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Some countries have several names there, the official one first. */
function pickOfficial(names: string | readonly string[]): string {
  return typeof names === 'string' ? names : (names[0] ?? '');
}
