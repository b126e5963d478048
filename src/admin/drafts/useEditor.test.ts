/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { loadFixtureContent } from '../../../fixtures/loadFixtureContent';
import { readDocument } from '../../content/documents';
import { writeAt } from '../form/form';
import { type Draft, findDrafts } from './drafts';
import { useEditor } from './useEditor';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const uploads = new Set(content.uploads);
const withTitle = (title: string) => writeAt(hero, ['fr', 'title'], title);
const storedTitles = () => findDrafts('hero', hero).map(({ entry }) => entry.fr?.title);

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

function resumeOffered(editor: ReturnType<typeof open>['editor']) {
  const { offered, resume } = editor();
  act(() => resume(offered as Draft));
}

describe('a draft', () => {
  it('is stored at each change, offered on return, and resumed', () => {
    const first = open();
    first.type('Un');
    first.type('Un et demi');
    expect(storedTitles()).toEqual(['Un et demi']);
    first.leave();

    const second = open();
    expect(second.editor().entry).toBe(hero);
    resumeOffered(second.editor);
    expect(second.editor().entry.fr?.title).toBe('Un et demi');
    expect(second.editor().offered).toBeUndefined();
    expect(storedTitles()).toEqual(['Un et demi']);
  });

  it('is not overwritten by another tab', async () => {
    const one = open();
    jest.advanceTimersByTime(1);
    const other = open();
    one.type('Un');
    jest.advanceTimersByTime(1);
    other.type('Deux');
    expect(storedTitles()).toEqual(['Deux', 'Un']);
    await save(other.editor, 'success');
    expect(storedTitles()).toEqual(['Un']);
  });

  it('is not overwritten by typing while it is offered', () => {
    open().type('Un');
    const { editor, type } = open();
    type('Deux');
    expect(storedTitles()).toEqual(['Deux', 'Un']);
    resumeOffered(editor);
    expect(editor().entry.fr?.title).toBe('Un');
    expect(editor().offered?.entry.fr?.title).toBe('Deux');
    expect(storedTitles()).toEqual(['Un', 'Deux']);
  });

  it('is deleted when discarded, but the current text stays', () => {
    open().type('Un');
    const { editor, type } = open();
    type('Deux');
    act(editor().discard);
    expect(editor().offered).toBeUndefined();
    expect(editor().entry.fr?.title).toBe('Deux');
    expect(storedTitles()).toEqual(['Deux']);
  });

  it('is deleted when the text is restored by hand or by reset', () => {
    const { editor, type } = open();
    type('Un');
    act(() => editor().change(hero));
    expect(localStorage).toHaveLength(0);
    type('Un');
    act(editor().reset);
    expect(editor().entry).toBe(hero);
    expect(localStorage).toHaveLength(0);
  });

  it('is reported as not stored when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { editor, type } = open();
    type('Un');
    expect(editor().isStored).toBe(false);
    expect(editor().entry.fr?.title).toBe('Un');
  });
});

describe('a save', () => {
  it.each(['success', 'slow'] as const)('with outcome %s logs the entry and deletes the drafts', async (simulation) => {
    const { editor, type } = open();
    type('Un');
    expect(await save(editor, simulation)).toBe('saved');
    expect(log).toHaveBeenCalledWith('Simulation', 'hero', withTitle('Un'));
    expect(editor().entry).toBe(hero);
    expect(localStorage).toHaveLength(0);
  });

  it('that fails keeps the text and the draft', async () => {
    const { editor, type } = open();
    type('Un');
    expect(await save(editor, 'failure')).toBe('failed');
    expect(editor()).toMatchObject({ status: 'failed', entry: withTitle('Un') });
    expect(log).not.toHaveBeenCalled();
    expect(storedTitles()).toEqual(['Un']);
    type('Deux');
    expect(editor().status).toBe('idle');
  });

  it('of an invalid entry is not tried, and its problems follow the corrections', async () => {
    const { editor, type } = open();
    type(' ');
    expect(editor().problems).toEqual([]);
    expect(await save(editor, 'success')).toBe('invalid');
    expect(editor().problems).toEqual([expect.objectContaining({ field: 'fr.title', reason: 'required' })]);
    type('Un');
    expect(editor().problems).toEqual([]);
  });
});

it('a save whose editor was left is dropped and keeps its draft', async () => {
  const { editor, type, leave } = open();
  type('Un');
  let saving: Promise<unknown> | undefined;
  act(() => {
    saving = editor().save('slow');
  });
  leave();
  await jest.runAllTimersAsync();
  expect(await saving).toBe('left');
  expect(storedTitles()).toEqual(['Un']);
  expect(log).not.toHaveBeenCalled();
});
