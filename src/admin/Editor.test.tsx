/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { renderInLanguage } from '../../fixtures/renderInLanguage';
import { readDocument } from '../content/documents';
import { buildFrame } from '../content/viewModel';
import { writeDraft } from './drafts/drafts';
import { Editor } from './Editor';
import { writeAt } from './form/form';

// Gatsby’s links work only in a built site.
jest.mock('gatsby', () => ({ Link: () => null, navigate: () => {} }));

const content = loadFixtureContent();
const words = content.labels.fr;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => {});
  // jsdom has no layout.
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function show() {
  // The preview needs the labels of both languages.
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'fr', resources: { fr: { translation: words } } });
  const { site } = buildFrame(content, 'fr');
  renderInLanguage(
    <Editor documentKey="hero" original={readDocument('hero', content)} site={site} uploads={content.uploads} />,
  );
  // The editor holds its section a microtask later.
  await act(async () => {});
}

it('the editor blocks typing, its files and its draft during a save', async () => {
  const hero = readDocument('hero', content);
  writeDraft('hero', { entry: writeAt(hero, ['fr', 'title'], 'Brouillon'), savedAt: '2026-11-21T10:00:00.000Z' });
  await show();
  const discard = screen.getByText(String(words['admin.draft.discard']));
  const title = screen.getByLabelText('Titre (français) *');
  fireEvent.change(title, { target: { value: 'Nouveau' } });
  const files = screen.getByText(String(words['admin.file.title']));
  const isInert = (element: HTMLElement) => element.closest('[inert]') !== null;
  const isBlocked = () => [isInert(title), isInert(discard), files.matches('[aria-disabled="true"]')];
  expect(isBlocked()).toEqual([false, false, false]);
  fireEvent.click(screen.getByText(String(words['admin.edit.save'])));
  expect(isBlocked()).toEqual([true, true, true]);
  await act(() => jest.runAllTimersAsync());
  expect(isBlocked()).toEqual([false, false, false]);
});
