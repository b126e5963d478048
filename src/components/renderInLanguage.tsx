import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import type { Language } from '../i18n/languages';
import { createLabels } from './createLabels';

/** For tests: draws an element with the labels of a language. */
export function renderInLanguage(element: ReactElement, language: Language = 'fr') {
  const labels = createLabels(loadFixtureContent().labels[language], language);
  return render(element, { wrapper: ({ children }) => <I18nextProvider i18n={labels}>{children}</I18nextProvider> });
}
