/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { renderInLanguage } from '../../fixtures/renderInLanguage';
import { readDocument } from '../content/documents';
import { buildFrame } from '../content/viewModel';
import { Editor } from './Editor';

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
}

it('the editor blocks typing, import and reset during a save', async () => {
  await show();
  const title = screen.getByLabelText('Titre (français) *');
  fireEvent.change(title, { target: { value: 'Nouveau' } });
  const tools = [
    title,
    screen.getByLabelText(String(words['admin.file.import'])),
    screen.getByText(String(words['admin.reset.ask'])),
  ];
  const inReach = () => tools.filter((tool) => !tool.closest('[inert]'));
  expect(inReach()).toEqual(tools);
  fireEvent.click(screen.getByText(String(words['admin.edit.save'])));
  expect(inReach()).toEqual([]);
  await act(() => jest.runAllTimersAsync());
  expect(title.closest('[inert]')).toBeNull();
});
