/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { clearToasts, toastStore } from '../../components/toasts';
import { readDocument } from '../../content/documents/documents';
import { present } from '../../content/present';
import { database } from '../../testing/fakeDatabase';
import { matchLabel } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { Editor } from './Editor';
import { SimulationChoice } from './SimulationChoice';

// Gatsby’s links work only in a built site.
jest.mock('gatsby', () => ({ Link: () => null, navigate: () => {} }));
const content = loadFixtureContent();
const words = content.labels.fr;
const hero = readDocument('hero', content);

let log: jest.SpyInstance;

beforeEach(() => {
  clearToasts();
  database.clear();
  jest.useFakeTimers();
  log = jest.spyOn(console, 'info').mockImplementation(() => {});
  // jsdom has no layout.
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
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
  const { site } = present(content, 'fr').frame;
  renderInLanguage(
    <>
      <SimulationChoice />
      <Editor
        documentKey="hero"
        content={{ entry: hero, site, uploads: content.uploads, activities: {} }}
        photos={[]}
        pictures={[]}
      />
    </>,
  );
  // The editor holds its document, and reads the draft, a few microtasks later.
  await act(() => jest.advanceTimersByTimeAsync(0));
}

it('the editor blocks typing and its changes during a save', async () => {
  await show();
  const title = screen.getByLabelText('Titre (français) *');
  fireEvent.change(title, { target: { value: 'Nouveau' } });
  const files = screen.getByText(String(words['admin.edit.changesTitle']));
  const isInert = (element: HTMLElement) => element.closest('[inert]') !== null;
  const isBlocked = () => [isInert(title), files.matches('[aria-disabled="true"]')];
  expect(isBlocked()).toEqual([false, false]);
  fireEvent.click(screen.getByText(String(words['admin.edit.save'])));
  expect(isBlocked()).toEqual([true, true]);
  await act(() => jest.runAllTimersAsync());
  expect(isBlocked()).toEqual([false, false]);
});

it('a second press during a save saves nothing more', async () => {
  await show();
  const save = screen.getByText(String(words['admin.edit.save']));
  fireEvent.change(screen.getByLabelText('Titre (français) *'), { target: { value: 'Nouveau' } });
  fireEvent.click(save);
  fireEvent.click(save);
  await act(() => jest.runAllTimersAsync());
  expect(log).toHaveBeenCalledTimes(1);
});

it('a failed save says so, and keeps the form', async () => {
  await show();
  const title = screen.getByLabelText('Titre (français) *');
  fireEvent.change(title, { target: { value: 'Nouveau' } });
  const simulation = screen.getByLabelText(String(words['admin.edit.simulation']));
  fireEvent.change(simulation, { target: { value: 'failure' } });
  fireEvent.click(screen.getByText(String(words['admin.edit.save'])));
  await act(() => jest.runAllTimersAsync());
  expect(screen.getByText(matchLabel('admin.edit.failedKept'))).toBeInTheDocument();
  expect(toastStore.getSnapshot()).toMatchObject([{ title: words['admin.edit.failedTitle'] }]);
  expect(title).toHaveValue('Nouveau');
});
