/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { clearToasts, toastStore } from '../../components/toasts';
import { buildFrame } from '../../content/frame';
import { database } from '../../testing/fakeDatabase';
import { fakeLocks } from '../../testing/fakeLocks';
import { matchLabel } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { readDocument } from './documents';
import { holdDocument } from './drafts/documentLock';
import type { Draft } from './drafts/drafts';
import { Editor } from './Editor';
import { writeAt } from './fields/formState';
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
  const { site } = buildFrame(content, 'fr');
  renderInLanguage(
    <>
      <SimulationChoice />
      <Editor
        documentKey="hero"
        original={readDocument('hero', content)}
        site={site}
        uploads={content.uploads}
        photos={[]}
        pictures={[]}
      />
    </>,
  );
  // The editor holds its document, and reads the draft, a few microtasks later.
  await act(() => jest.advanceTimersByTimeAsync(0));
}

it('the editor blocks typing and its files during a save', async () => {
  await show();
  const title = screen.getByLabelText('Titre (français) *');
  fireEvent.change(title, { target: { value: 'Nouveau' } });
  const files = screen.getByText(String(words['admin.file.title']));
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
  fireEvent.change(screen.getByLabelText(String(words['admin.edit.simulation'])), { target: { value: 'failure' } });
  fireEvent.click(screen.getByText(String(words['admin.edit.save'])));
  await act(() => jest.runAllTimersAsync());
  expect(screen.getByText(matchLabel('admin.edit.failedKept'))).toBeInTheDocument();
  expect(toastStore.getSnapshot()).toMatchObject([{ title: words['admin.edit.failedTitle'] }]);
  expect(title).toHaveValue('Nouveau');
});

describe('an import', () => {
  let finishReading: (data: ArrayBuffer) => void;
  // jsdom's File has no arrayBuffer.
  const read = () => new Promise<ArrayBuffer>((resolve) => (finishReading = resolve));
  const file = Object.assign(new File([], 'hero.zip'), { arrayBuffer: read });
  const src = '/uploads/accueil/marche.jpg';
  const imported = writeAt(writeAt(hero, ['fr', 'title'], 'Importé'), ['fr', 'picture'], src);
  const zip = { 'content/home/hero.json': strToU8(JSON.stringify(imported)), [`content${src}`]: strToU8('a photo') };
  const data = zipSync(zip).slice().buffer;
  const storedPhotos = () => Object.keys((database.get('draft-hero') as Draft).photos);
  const title = () => screen.getByLabelText<HTMLInputElement>('Titre (français) *');
  const button = (key: string) => screen.getByText(String(words[key]));
  const choose = async () => {
    fireEvent.click(button('admin.file.title'));
    await act(async () =>
      fireEvent.change(screen.getByLabelText(String(words['admin.file.import'])), { target: { files: [file] } }),
    );
  };
  const finish = () => act(async () => finishReading(data));

  it('replaces the text, which can be undone', async () => {
    await show();
    fireEvent.change(title(), { target: { value: 'Nouveau' } });
    await choose();
    await finish();
    expect(title()).toHaveValue('Importé');
    expect(storedPhotos()).toEqual([src]);
    expect(screen.getByText(String(words['admin.file.replaced']))).toBeInTheDocument();
    expect(button('admin.list.undo')).toHaveFocus();
    fireEvent.click(button('admin.list.undo'));
    expect(title()).toHaveValue('Nouveau');
  });

  it('is abandoned when its dialog is closed, and leaves no photo', async () => {
    await show();
    fireEvent.change(title(), { target: { value: 'Nouveau' } });
    await choose();
    fireEvent.click(button('dialog.close'));
    await finish();
    expect(title()).toHaveValue('Nouveau');
    expect(storedPhotos()).toEqual([]);
  });

  it('is abandoned, and its dialog closed, when another tab takes the document', async () => {
    Object.assign(navigator, { locks: fakeLocks() });
    await show();
    await choose();
    const release = holdDocument('hero', true, () => {});
    await act(async () => {});
    expect(screen.queryByText(String(words['admin.file.import']))).toBeNull();
    await finish();
    release();
    fireEvent.click(button('admin.draft.takeOver'));
    await act(() => jest.runAllTimersAsync());
    expect(title().closest('[inert]')).toBeNull();
    expect(title()).toHaveValue(String(hero.fr?.title));
    Reflect.deleteProperty(navigator, 'locks');
  });
});
