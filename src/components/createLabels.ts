import { createInstance, type i18n } from 'i18next';
import type { Language } from '../i18n/languages';

/** The words of the interface in one language, for what is drawn outside of Gatsby's pages. */
export function createLabels(labels: Record<string, string>, language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    defaultNS: 'common',
    resources: { [language]: { common: labels } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  // react-i18next's types ask for a property that it adds by itself.
  return instance as i18n;
}
