import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createWording, type Wording, WordingContext } from '../../shared/components/wording';
import { defaultLanguage, isLanguage, type Language } from '../../shared/i18n/languages';

/** The labels that gatsby-plugin-react-i18next loaded for the page. */
export function usePageWording(): Wording {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => readWording(i18n, isLanguage(language) ? language : defaultLanguage), [i18n, language]);
}

export function PageWording({ children }: { children: ReactNode }) {
  return <WordingContext value={usePageWording()}>{children}</WordingContext>;
}

/** The loaded labels in a language, with French as the fallback. */
export function readWording({ store }: i18n, language: Language): Wording {
  const namespaces = [store.data[defaultLanguage], store.data[language]].flatMap((data) => Object.values(data ?? {}));
  return createWording(Object.assign({}, ...namespaces), language);
}
