import { useCallback, useEffect, useState } from 'react';
import type { Country } from '../donation/countries';
import type { Language } from '../i18n/languages';
import type { CardFields } from './CardFields';

type CardParts = { CardFields: typeof CardFields; countries: Country[] };

/**
 * What only the card tab needs, code and countries, fetched when the tab is first opened.
 * @returns the parts, or how it stands; `retry` asks again after a failure
 */
export function useCardFields(wanted: boolean, language: Language) {
  const [parts, setParts] = useState<CardParts | 'loading' | 'failed'>('loading');

  const isLoaded = typeof parts === 'object';

  const load = useCallback(() => {
    setParts('loading');
    fetchParts(language).then(setParts, () => setParts('failed'));
  }, [language]);

  useEffect(() => {
    if (wanted && !isLoaded) load();
  }, [wanted, isLoaded, load]);

  return { parts, retry: load };
}

async function fetchParts(language: Language): Promise<CardParts> {
  const [{ CardFields }, { loadCountries }] = await Promise.all([
    import('./CardFields'),
    import('../donation/countries'),
  ]);
  return { CardFields, countries: await loadCountries(language) };
}
