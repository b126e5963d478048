/** @jest-environment jsdom */
import { act, fireEvent, renderHook } from '@testing-library/react';
import { startTransition } from 'react';
import { readDocument } from '../../../content/documents/documents';
import { readAt, writeAt } from '../../../content/documents/editDocument';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { fakeChannels } from '../../testing/fakeChannels';
import { database, refuseStorage } from '../../testing/fakeDatabase';
import { discardDraft, readDraft, storeHandedOver } from '../drafts/drafts';
import { useEditor } from './useEditor';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const withTitle = (title: string) => writeAt(hero, ['title', 'fr'], title);
const stored = () => readDraft('hero', hero);

async function open() {
  const { result, unmount } = renderHook(() => useEditor('hero', hero, content.uploads));
  await act(() => jest.advanceTimersByTimeAsync(0));
  const editor = () => result.current;
  const write = (title: string) => void editor().act({ type: 'edit', edit: () => withTitle(title) });
  return {
    editor,
    title: () => readAt(editor().edited, ['title', 'fr']),
    hasDocument: () => editor().state.phase !== 'waiting',
    write,
    type: (title: string) => act(async () => write(title)),
    save: async (meanwhile = async () => {}) => {
      let outcome: unknown;
      await act(async () => {
        const saving = editor().save();
        await meanwhile();
        await jest.runAllTimersAsync();
        outcome = await saving;
      });
      return outcome;
    },
    leave: () => act(async () => unmount()),
  };
}

let log: jest.SpyInstance;

beforeEach(() => {
  database.clear();
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 14, 32) });
  log = jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

describe('a save', () => {
  it('logs the document and keeps it, as saved', async () => {
    const { type, save } = await open();
    await type('Un');
    expect(await save()).toBe('saved');
    expect(log.mock.calls).toEqual([['Simulation', 'hero', withTitle('Un')]]);
    expect(await stored()).toMatchObject({ edited: withTitle('Un'), isSaved: true });
  });

  it('fails while the browser refuses to store the draft, logs nothing, and may be tried again', async () => {
    const { type, save } = await open();
    const allowStorage = refuseStorage();
    await type('Un');
    expect(await save()).toBe('failed');
    expect(log).not.toHaveBeenCalled();
    allowStorage();
    expect(await save()).toBe('saved');
    expect(await stored()).toMatchObject({ edited: withTitle('Un'), isSaved: true });
  });

  it('takes what was just typed, though the page does not show it yet', async () => {
    const { editor, write } = await open();
    const saveAtOnce = (title: string) =>
      act(async () => {
        startTransition(() => write(title));
        const saving = editor().save();
        await jest.runAllTimersAsync();
        await saving;
      });
    await saveAtOnce('Dernier mot');
    expect(log.mock.calls).toEqual([['Simulation', 'hero', withTitle('Dernier mot')]]);
    await saveAtOnce(' ');
    expect(editor().problems).toEqual([expect.objectContaining({ field: 'fr.title', reason: 'required' })]);
  });

  it('without a change succeeds, though the browser stores nothing', async () => {
    refuseStorage();
    const { save } = await open();
    expect(await save()).toBe('saved');
  });

  it('whose form is left meanwhile opens no other page', async () => {
    const { type, save, leave } = await open();
    await type('Un');
    expect(await save(leave)).toBe('waiting');
    expect(log).not.toHaveBeenCalled();
  });
});

it('of two tabs, the one that was opened or seen last has the document, with what the other wrote', async () => {
  fakeChannels();
  const one = await open();
  await one.type('Un');
  const other = await open();
  expect(other.title()).toBe('Un');
  expect(one.hasDocument()).toBe(false);
  await other.type('Deux');
  await one.type('Perdu');
  await other.leave();
  await act(async () => fireEvent.focus(window));
  expect(one.hasDocument()).toBe(true);
  expect(one.title()).toBe('Deux');
  await act(async () => discardDraft('hero'));
  expect(one.hasDocument()).toBe(false);
});

it('a tab that edits what another tab sends keeps it among the versions handed over', async () => {
  fakeChannels();
  const { type } = await open();
  await type('Un');
  const { changedAt = '' } = (await stored()) ?? {};
  await act(() => storeHandedOver('hero', changedAt, { at: changedAt, by: 'downloaded' }));
  await act(async () => fireEvent.focus(window));
  await type('Deux');
  expect(await stored()).toMatchObject({ edited: withTitle('Deux'), handedOverVersions: [withTitle('Un')] });
});

it('a hidden tab takes no document', async () => {
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { hasDocument } = await open();
  expect(hasDocument()).toBe(false);
  visible.mockReturnValue('visible');
  await act(async () => fireEvent(window, new Event('visibilitychange')));
  expect(hasDocument()).toBe(true);
});
