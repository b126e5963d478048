import { useCallback, useEffect, useState } from 'react';
import { type Country, loadCountries } from '../donation/countries';
import type { Language } from '../i18n/languages';

/**
 * The countries a donor chooses from, fetched when they are first wanted.
 * @returns the countries, or how it stands; `retry` asks again after a failure
 */
export function useCountries(wanted: boolean, language: Language) {
  const [countries, setCountries] = useState<Country[] | 'loading' | 'failed'>('loading');
  const isLoaded = typeof countries === 'object';

  const load = useCallback(() => {
    setCountries('loading');
    loadCountries(language).then(setCountries, () => setCountries('failed'));
  }, [language]);

  useEffect(() => {
    if (wanted && !isLoaded) load();
  }, [wanted, isLoaded, load]);

  return { countries, retry: load };
}
