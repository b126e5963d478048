/** @jest-environment jsdom */
import { act, fireEvent, renderHook } from '@testing-library/react';
import { startTransition } from 'react';
import { readDocument } from '../../../content/documents/documents';
import { writeAt } from '../../../content/documents/editEntry';
import { database, refuseStorage } from '../../../testing/fakeDatabase';
import { fakeLocks } from '../../../testing/fakeLocks';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { readDraft } from './drafts';
import { useEditor } from './useEditor';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const withTitle = (title: string) => writeAt(hero, ['fr', 'title'], title);
const titleOf = ({ entry }: { entry: typeof hero }) => entry.fr?.title;
const storedTitle = async () => (await readDraft('hero', hero))?.entry.fr?.title;

/** Opens the editor in a tab of its own. */
async function open() {
  const { result, unmount } = renderHook(() => useEditor('hero', hero, content.uploads));
  // The lock is granted asynchronously.
  await act(() => jest.advanceTimersByTimeAsync(0));
  const type = (title: string) => act(async () => result.current.change(() => withTitle(title)));
  const takeOver = () => act(async () => result.current.takeOver());
  const leave = () => act(async () => unmount());
  return { editor: () => result.current, type, takeOver, leave };
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
});

async function save(editor: Awaited<ReturnType<typeof open>>['editor'], simulation: 'success' | 'slow' | 'failure') {
  let result: unknown;
  await act(async () => {
    const saving = editor().save(simulation);
    await jest.runAllTimersAsync();
    result = await saving;
  });
  return result;
}

describe('a draft', () => {
  it('is stored at each change, and shown at once on return', async () => {
    const first = await open();
    expect(first.editor()).toMatchObject({ entry: hero, resumed: undefined });
    await first.type('Un');
    await first.type('Un et demi');
    expect(first.editor()).toMatchObject({ draft: { savedAt: new Date().toISOString() }, isStored: true });
    expect(await storedTitle()).toBe('Un et demi');
    await first.leave();

    const second = await open();
    expect(titleOf(second.editor())).toBe('Un et demi');
    expect(second.editor().resumed).toMatchObject({ entry: withTitle('Un et demi') });
  });

  it('is removed when discarded, and restored by undo', async () => {
    await (await open()).type('Un');
    const { editor } = await open();
    await act(async () => editor().discard());
    expect(editor()).toMatchObject({ entry: hero, resumed: undefined });
    expect(database.size).toBe(0);
    await act(async () => editor().restore());
    expect(titleOf(editor())).toBe('Un');
    expect(editor().discarded).toBeUndefined();
    expect(await storedTitle()).toBe('Un');
  });

  it('of what was removed is restored by undo', async () => {
    await (await open()).type('Un');
    const { editor } = await open();
    await act(async () => editor().remove());
    expect(editor()).toMatchObject({ entry: {}, resumed: undefined });
    expect(await readDraft('hero', hero)).toMatchObject({ entry: {} });
    await act(async () => editor().restore());
    expect(titleOf(editor())).toBe('Un');
    expect(await storedTitle()).toBe('Un');
    expect(editor().discarded).toBeUndefined();
  });

  it('keeps its photos while its text changes; discarding takes them, and undo brings them back', async () => {
    const media = { '/uploads/a.jpg': { bytes: new Uint8Array([1]), originalBytes: 9 } };
    const { editor, type } = await open();
    await act(async () => editor().change(() => withTitle('Un'), media));
    await type('Deux');
    expect(database.get('draft-hero')).toMatchObject({ entry: withTitle('Deux'), media: ['/uploads/a.jpg'] });
    expect(editor().uploads.has('/uploads/a.jpg')).toBe(true);
    await act(async () => editor().discard());
    expect(editor().media).toEqual({});
    expect(database.size).toBe(0);
    await act(async () => editor().restore());
    expect(database.get('draft-hero')).toMatchObject({ entry: withTitle('Deux'), media: ['/uploads/a.jpg'] });
  });

  it('is no longer restored once the text has changed', async () => {
    const { editor, type } = await open();
    await type('Un');
    await act(async () => editor().discard());
    await type('Deux');
    await act(async () => editor().restore());
    expect(titleOf(editor())).toBe('Deux');
  });

  it('is removed when the text is restored by hand', async () => {
    const { editor, type } = await open();
    await type('Un');
    await act(async () => editor().change(() => hero));
    expect(database.size).toBe(0);
  });

  it('is reported as not stored when storage is blocked, and outlasts its editor', async () => {
    const allowStorage = refuseStorage();
    const { editor, type, leave } = await open();
    await type('Un');
    expect(editor().isStored).toBe(false);
    await leave();
    const next = await open();
    expect(titleOf(next.editor())).toBe('Un');
    allowStorage();
    await act(async () => next.editor().discard());
  });
});

describe('a save', () => {
  it.each(['success', 'slow'] as const)('with outcome %s logs the entry and keeps it, as saved', async (simulation) => {
    const { editor, type } = await open();
    await type('Un');
    expect(await save(editor, simulation)).toBe('saved');
    expect(log).toHaveBeenCalledWith('Simulation', 'hero', withTitle('Un'));
    expect(await readDraft('hero', hero)).toMatchObject({ entry: withTitle('Un'), isSaved: true });
    await type('Deux');
    expect(await readDraft('hero', hero)).toMatchObject({ entry: withTitle('Deux'), isSaved: false });
  });

  it('keeps what comes while it runs, such as the next photo of an album', async () => {
    const { editor, type } = await open();
    await type('Un');
    await act(async () => {
      const saving = editor().save('slow');
      editor().change(() => withTitle('Deux'));
      await jest.runAllTimersAsync();
      await saving;
    });
    expect(await storedTitle()).toBe('Deux');
  });

  it('takes what was just typed, though the page does not show it yet', async () => {
    const { editor } = await open();
    const { change, save: press } = editor();
    await act(async () => {
      change(() => withTitle('Dernier mot'));
      const saving = press('success');
      await jest.runAllTimersAsync();
      await saving;
    });
    expect(log.mock.calls).toEqual([['Simulation', 'hero', withTitle('Dernier mot')]]);
    expect(await storedTitle()).toBe('Dernier mot');
  });

  it('without changes stores nothing', async () => {
    const { editor } = await open();
    expect(await save(editor, 'success')).toBe('saved');
    expect(database.size).toBe(0);
  });

  it('that fails keeps the text and the draft', async () => {
    const { editor, type } = await open();
    await type('Un');
    expect(await save(editor, 'failure')).toBe('failed');
    expect(editor()).toMatchObject({ status: 'failed', entry: withTitle('Un') });
    expect(await readDraft('hero', hero)).toMatchObject({ entry: withTitle('Un'), isSaved: false });
    expect(log).not.toHaveBeenCalled();
    await type('Deux');
    expect(editor().status).toBe('idle');
  });

  it('of an invalid entry is not tried, and its problems follow the corrections', async () => {
    const { editor, type } = await open();
    await type(' ');
    expect(editor().problems).toEqual([]);
    expect(await save(editor, 'success')).toBe('invalid');
    expect(editor().problems).toEqual([expect.objectContaining({ field: 'fr.title', reason: 'required' })]);
    await type('Un');
    expect(editor().problems).toEqual([]);
  });

  it('of what was just emptied is not tried, and its problems are there at once', async () => {
    const { editor } = await open();
    let result: unknown;
    await act(async () => {
      startTransition(() => editor().change(() => withTitle(' ')));
      result = await editor().save('success');
    });
    expect(result).toBe('invalid');
    expect(editor().problems).toHaveLength(1);
  });

  it('whose editor was left is dropped and keeps its draft', async () => {
    const { editor, type, leave } = await open();
    await type('Un');
    let saving: Promise<unknown> | undefined;
    act(() => {
      saving = editor().save('slow');
    });
    await leave();
    await jest.runAllTimersAsync();
    expect(await saving).toBe('left');
    expect(await readDraft('hero', hero)).toMatchObject({ entry: withTitle('Un'), isSaved: false });
    expect(log).not.toHaveBeenCalled();
  });
});

it('a browser that refuses locks counts as one tab', async () => {
  const request = async () => Promise.reject(new DOMException('refused', 'SecurityError'));
  Object.assign(navigator, { locks: { request } });
  expect((await open()).editor().isEditable).toBe(true);
  Reflect.deleteProperty(navigator, 'locks');
});

describe('with two tabs', () => {
  beforeEach(() => Object.assign(navigator, { locks: fakeLocks() }));
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('only the one that holds the document writes, and each takes over the other’s text', async () => {
    const one = await open();
    await one.type('Un');
    const other = await open();
    expect(other.editor().isEditable).toBe(false);
    await other.type('Deux');
    await one.type('Un et demi');
    expect(await storedTitle()).toBe('Un et demi');

    await other.takeOver();
    expect([one.editor().isEditable, other.editor().isEditable]).toEqual([false, true]);
    expect(titleOf(other.editor())).toBe('Un et demi');
    await other.type('Deux');
    await one.type('Trop tard');
    await one.takeOver();
    expect([one.editor().isEditable, other.editor().isEditable]).toEqual([true, false]);
    expect(titleOf(one.editor())).toBe('Deux');
    await one.leave();
    expect((await open()).editor().isEditable).toBe(true);
  });

  it('one that is seen again after the other was closed holds the document', async () => {
    const one = await open();
    await one.type('Un');
    const other = await open();
    await other.takeOver();
    await other.type('Deux');
    const see = () => act(async () => fireEvent.focus(window));
    await see();
    expect(one.editor().isEditable).toBe(false);
    await other.leave();
    const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => fireEvent(window, new Event('visibilitychange')));
    expect(one.editor().isEditable).toBe(false);
    visible.mockRestore();
    await see();
    expect(one.editor().isEditable).toBe(true);
    expect(titleOf(one.editor())).toBe('Deux');
  });

  it('a save that loses the document is dropped', async () => {
    const one = await open();
    await one.type('Un');
    let saving: Promise<unknown> | undefined;
    act(() => {
      saving = one.editor().save('slow');
    });
    const other = await open();
    await other.takeOver();
    await other.type('Deux');
    await act(() => jest.runAllTimersAsync());
    expect(await saving).toBe('left');
    expect(one.editor().status).toBe('elsewhere');
    expect(await storedTitle()).toBe('Deux');
  });
});
