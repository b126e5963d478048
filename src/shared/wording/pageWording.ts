import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages';
import { createWording, type Wording } from './wording';

/** The labels that gatsby-plugin-react-i18next loaded for the page. */
export function usePageWording(): Wording {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => readWording(i18n, isLanguage(language) ? language : defaultLanguage), [i18n, language]);
}

/** The loaded labels of a language. The build has put French where a translation is missing. */
export function readWording(i18n: i18n, language: Language): Wording {
  return createWording(Object.assign({}, ...Object.values(i18n.getDataByLanguage(language) ?? {})), language);
}
