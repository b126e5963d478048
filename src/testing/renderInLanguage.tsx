import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Language } from '../shared/i18n/languages';
import { createWording, type Wording, WordingContext } from '../shared/wording/wording';
import { loadFixtureContent } from './loadFixtureContent';

const { labels } = loadFixtureContent();

/** Renders an element with the fixture's labels in a language. */
export function renderInLanguage(element: ReactElement, language: Language = 'fr', site?: Wording['site']) {
  const wording = createWording(labels[language], language, site);
  return render(element, { wrapper: ({ children }) => <WordingContext value={wording}>{children}</WordingContext> });
}
