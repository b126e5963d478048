import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { loadContent } from '../content/load';
import type { Language } from '../i18n/languages';

/** For tests: draws an element with the real labels of a language. */
export function renderInLanguage(element: ReactElement, language: Language = 'fr') {
  const { labels } = loadContent('content');
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    defaultNS: 'common',
    resources: { [language]: { common: labels[language] } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  return render(element, { wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider> });
}
