import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import type { Language } from '../i18n/languages';
import { createWording, WordingContext } from './wording';

/** For tests: draws an element with the labels of a language. */
export function renderInLanguage(element: ReactElement, language: Language = 'fr') {
  const wording = createWording(loadFixtureContent().labels[language], language);
  return render(element, { wrapper: ({ children }) => <WordingContext value={wording}>{children}</WordingContext> });
}
