/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { loadFixtureContent } from '../../../fixtures/loadFixtureContent';
import { readDocument } from '../../content/documents';
import { writeAt } from '../form/form';
import { findDrafts } from './drafts';
import { useEditor } from './useEditor';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const uploads = new Set(content.uploads);
const withTitle = (title: string) => writeAt(hero, ['fr', 'title'], title);
const kept = () => findDrafts('hero', hero).map(({ entry }) => entry.fr?.title);

function open() {
  const { result, unmount } = renderHook(() => useEditor('hero', hero, uploads));
  const type = (title: string) => act(() => result.current.change(withTitle(title)));
  return { editor: () => result.current, type, leave: unmount };
}

let log: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  log = jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function save(editor: ReturnType<typeof open>['editor'], simulation: 'success' | 'slow' | 'failure') {
  let result: unknown;
  await act(async () => {
    const saving = editor().save(simulation);
    await jest.runAllTimersAsync();
    result = await saving;
  });
  return result;
}

describe('a draft', () => {
  it('is kept at each change, offered back to whoever comes again, and taken up', () => {
    const first = open();
    first.type('Un');
    first.type('Un et demi');
    expect(kept()).toEqual(['Un et demi']);
    first.leave();

    const second = open();
    expect(second.editor().entry).toBe(hero);
    act(second.editor().resume);
    expect(second.editor().entry.fr?.title).toBe('Un et demi');
    expect(second.editor().waiting).toBeUndefined();
    expect(kept()).toEqual(['Un et demi']);
  });

  it('is not overwritten by what another tab types or saves', async () => {
    const one = open();
    jest.advanceTimersByTime(1);
    const other = open();
    one.type('Un');
    jest.advanceTimersByTime(1);
    other.type('Deux');
    expect(kept()).toEqual(['Deux', 'Un']);
    await save(other.editor, 'success');
    expect(kept()).toEqual(['Un']);
  });

  it('is not overwritten by what is typed while it waits', () => {
    open().type('Un');
    const { editor, type } = open();
    type('Deux');
    expect(kept()).toEqual(['Deux', 'Un']);
    act(editor().resume);
    expect(editor().entry.fr?.title).toBe('Un');
    expect(editor().waiting?.entry.fr?.title).toBe('Deux');
    expect(kept()).toEqual(['Un', 'Deux']);
  });

  it('is discarded without a trace, what is being typed excepted', () => {
    open().type('Un');
    const { editor, type } = open();
    type('Deux');
    act(editor().discard);
    expect(editor().waiting).toBeUndefined();
    expect(editor().entry.fr?.title).toBe('Deux');
    expect(kept()).toEqual(['Deux']);
  });

  it('is gone once the text is as it was, by hand or at once', () => {
    const { editor, type } = open();
    type('Un');
    act(() => editor().change(hero));
    expect(localStorage).toHaveLength(0);
    type('Un');
    act(editor().reset);
    expect(editor().entry).toBe(hero);
    expect(localStorage).toHaveLength(0);
  });

  it('is said not to be kept where the browser refuses', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { editor, type } = open();
    type('Un');
    expect(editor().isKept).toBe(false);
    expect(editor().entry.fr?.title).toBe('Un');
  });
});

describe('a save', () => {
  it.each(['success', 'slow'] as const)('that is a %s logs, and leaves nothing behind', async (simulation) => {
    const { editor, type } = open();
    type('Un');
    expect(await save(editor, simulation)).toBe('saved');
    expect(log).toHaveBeenCalledWith('Simulation', 'hero', withTitle('Un'));
    expect(editor().entry).toBe(hero);
    expect(localStorage).toHaveLength(0);
  });

  it('that fails loses nothing', async () => {
    const { editor, type } = open();
    type('Un');
    expect(await save(editor, 'failure')).toBe('failed');
    expect(editor()).toMatchObject({ status: 'failed', entry: withTitle('Un') });
    expect(log).not.toHaveBeenCalled();
    expect(kept()).toEqual(['Un']);
    type('Deux');
    expect(editor().status).toBe('idle');
  });

  it('of what the model refuses is not tried, and the reasons follow the mending', async () => {
    const { editor, type } = open();
    type(' ');
    expect(editor().problems).toEqual([]);
    expect(await save(editor, 'success')).toBe('invalid');
    expect(editor().problems).toEqual([expect.objectContaining({ field: 'fr.title', reason: 'required' })]);
    type('Un');
    expect(editor().problems).toEqual([]);
  });
});

it('drops a save whose editor was left meanwhile, and keeps its draft', async () => {
  const { editor, type, leave } = open();
  type('Un');
  let saving: Promise<unknown> | undefined;
  act(() => {
    saving = editor().save('slow');
  });
  leave();
  await jest.runAllTimersAsync();
  expect(await saving).toBe('left');
  expect(kept()).toEqual(['Un']);
  expect(log).not.toHaveBeenCalled();
});
