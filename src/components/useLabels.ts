import { useTranslation } from 'react-i18next';
import type admin from '../../content/labels/fr/admin.json';
import type common from '../../content/labels/fr/common.json';
import type offline from '../../content/labels/fr/offline.json';
import type poster from '../../content/labels/fr/poster.json';
import type paymentReturn from '../../content/labels/fr/return.json';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages';

/** The keys of the interface's words; those with plural forms are asked for without their ending. */
export type LabelKey = keyof (typeof admin &
  typeof common &
  typeof offline &
  typeof poster &
  typeof paymentReturn) extends infer Key
  ? Key extends `${infer Stem}_${'one' | 'other'}`
    ? Stem
    : Key
  : never;

export type Labels = (key: LabelKey, values?: Record<string, string | number>) => string;

/** The interface's words in the language of the page. */
export function useLabels(): Labels {
  const { t } = useTranslation();
  // Looking for places to fill where there are none would be most of the work.
  return (key, values) => t(key, values ?? { skipInterpolation: true });
}

export function usePageLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : defaultLanguage;
}
