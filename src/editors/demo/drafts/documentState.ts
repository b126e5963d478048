import { isAbsent, split, type Tree } from '../../../content/documents/bilingual';
import { hasChanges } from '../../../content/documents/changes';
import { checkDocument, type DocumentKey, fieldsOf, isAlbum, startAlbum } from '../../../content/documents/documents';
import { writeAt } from '../../../content/documents/editEntry';
import type { Fields } from '../../../content/fields';
import type { Way } from '../../../content/model';
import type { FieldProblem } from '../../../content/problems';
import { asList, asRecord } from '../../../content/values';
import { isStillSample } from '../../../content/waysToGive';
import { defaultLanguage } from '../../../shared/i18n/languages';
import type { Draft, DraftMedia } from './drafts';

/** The document that an editor has open. */
export type OpenDocument = {
  key: DocumentKey;
  fields: Fields;
  /** The entry in the content files; of an album that is not there yet, an empty one. */
  online: Tree;
  /** What the form shows without a draft. */
  original: Tree;
  /** The files that an entry may reference besides the media of its draft, as `/uploads/…`. */
  published: readonly string[];
};

export function openDocument(key: DocumentKey, online: Tree, published: readonly string[], today: Date): OpenDocument {
  const original = isAlbum(key) && isAbsent(online) ? startAlbum(key, today) : online;
  return { key, fields: fieldsOf(key), online, original, published };
}

/** Whether the site does not have the document yet. */
export function isNew({ online }: OpenDocument): boolean {
  return isAbsent(online);
}

/** Which tab may write the document's draft. */
type Lock = { isHeld: boolean };

export type DocumentState = {
  /** `opening` until the stored draft is read; `elsewhere` while another tab holds the document. */
  phase: 'opening' | 'elsewhere' | 'idle' | 'invalid' | 'saving' | 'failed';
  lock?: Lock;
  draft?: Draft;
  /** Whether the draft differs from the content files, and is to be stored. */
  isChanged?: boolean;
  /** Whether the browser stores the draft; undefined until it has tried. */
  isStored?: boolean;
  /** The draft that `restore` brings back. */
  discarded?: Draft;
  /** How often the text was replaced as a whole. What a form remembers of the former one could spoil the next. */
  replacements?: number;
};

export type DocumentAction =
  /** The lock was granted, refused or lost; without a lock, the editor was left. */
  | { type: 'lock'; lock?: Lock }
  /** The draft was read that is stored under a lock. */
  | { type: 'open'; lock: Lock; draft: Draft | undefined; isStored?: boolean }
  | { type: 'stored'; isStored: boolean }
  | { type: 'edit'; edit: (entry: Tree) => Tree; media?: DraftMedia }
  /** Removes an album from the site; one that is not there yet, from this device. */
  | { type: 'remove' }
  | { type: 'discard' }
  /** Brings back what `remove` or `discard` took: a draft, or else the text of the site. */
  | { type: 'restore' }
  /** Validates, and starts a save. */
  | { type: 'save' }
  | { type: 'failed' }
  | { type: 'saved' };

/** The rules of an editor: which state follows on an action. @param now as in `savedAt` of drafts */
export function changeDocument(
  document: OpenDocument,
  state: DocumentState,
  action: DocumentAction,
  now: string,
): DocumentState {
  switch (action.type) {
    case 'lock':
      return { ...state, phase: 'opening', lock: action.lock };
    case 'open': {
      const { lock, draft, isStored } = action;
      // Another tab may have taken the document while the draft was read.
      if (lock !== state.lock) return state;
      return { phase: lock.isHeld ? 'idle' : 'elsewhere', lock, draft, isChanged: draft !== undefined, isStored };
    }
    case 'stored':
      // The same state draws nothing: this follows on every letter.
      return state.isStored === action.isStored ? state : { ...state, isStored: action.isStored };
  }
  if (state.phase === 'opening' || state.phase === 'elsewhere') return state;
  const replace = (draft?: Draft, discarded?: Draft): DocumentState => ({
    ...withDraft(document, state, draft, discarded),
    replacements: (state.replacements ?? 0) + 1,
  });
  switch (action.type) {
    case 'edit':
      return withDraft(document, state, createDraft(document, state, now, action.edit, action.media));
    case 'remove':
      if (isNew(document)) return replace(undefined, state.draft);
      return withDraft(
        document,
        state,
        createDraft(document, state, now, () => ({})),
        state.draft,
      );
    case 'discard':
      return replace(undefined, state.draft);
    case 'restore':
      return state.discarded || isAbsent(readEntry(document, state)) ? replace(state.discarded) : state;
    case 'save':
      if (state.phase === 'saving') return state;
      return { ...state, phase: findProblems(document, state).length > 0 ? 'invalid' : 'saving' };
    case 'failed':
      return { ...state, phase: 'failed' };
    case 'saved':
      // The draft stays. Media may have been added during the save.
      return {
        ...withDraft(document, state, { ...createDraft(document, state, now, (entry) => entry), isSaved: true }),
        phase: 'idle',
      };
  }
}

export const noMedia: DraftMedia = {};

export function readEntry({ original }: OpenDocument, { draft }: DocumentState): Tree {
  return draft?.entry ?? original;
}

export function findProblems(document: OpenDocument, state: DocumentState): FieldProblem[] {
  const uploads = new Set([...document.published, ...Object.keys(state.draft?.media ?? {})]);
  const base = state.draft?.base ?? document.original;
  return checkDocument(document.key, { base, entry: readEntry(document, state) }, uploads);
}

/** Not during a save, which would miss later input, nor while another tab holds the document. */
export function isEditable({ phase }: DocumentState): boolean {
  return phase === 'idle' || phase === 'invalid' || phase === 'failed';
}

function createDraft(
  document: OpenDocument,
  state: DocumentState,
  now: string,
  edit: (entry: Tree) => Tree,
  added?: DraftMedia,
): Draft {
  const media = state.draft?.media ?? noMedia;
  return {
    entry: dropPlaceholders(document.fields, document.original, edit(readEntry(document, state))),
    base: state.draft?.base ?? document.online,
    savedAt: now,
    isSaved: false,
    media: added ? { ...media, ...added } : media,
  };
}

/** The state with a draft; without one, with the text of the content files. */
function withDraft(document: OpenDocument, state: DocumentState, draft?: Draft, discarded?: Draft): DocumentState {
  const { phase, lock, isStored, replacements } = state;
  const isChanged = draft !== undefined && hasChanges(document.fields, document.original, draft.entry);
  return {
    // Problems stay shown and shrink as they are corrected. What joins the draft during a save does not end it.
    phase: phase === 'saving' || (phase === 'invalid' && draft) ? phase : 'idle',
    lock,
    draft,
    isChanged,
    isStored,
    discarded,
    replacements,
  };
}

/** Removes from `placeholders` what a volunteer has changed: a new telephone number is a real one. What is put back returns. */
export function dropPlaceholders(fields: Fields, original: Tree, entry: Tree): Tree {
  const [former, names] = [original, entry].map((each) => asList(each.placeholders).map(String));
  const known = [...new Set([...(former ?? []), ...(names ?? [])])];
  const unchanged = known.filter((name) => isPlaceholderStill(fields, original, entry, name));
  return unchanged.join() === names?.join() ? entry : writeAt(entry, ['placeholders'], unchanged);
}

function isPlaceholderStill(fields: Fields, original: Tree, entry: Tree, name: string): boolean {
  const [sample, edited] = [original, entry].map((tree) =>
    asList(split(fields, tree)[defaultLanguage]?.ways).find((way) => asRecord(way).id === name),
  ) as (Way | undefined)[];
  return sample && edited ? isStillSample(sample, edited) : describe(original, name) === describe(entry, name);
}

/** What a placeholder names: a field (`phone`), or an item of a list (`socials.facebook`, `orange`). */
function describe(entry: Tree, name: string): string {
  const id = name.split('.').at(-1);
  const items = Object.values(entry).flatMap(asList);
  return JSON.stringify([entry[name] ?? items.find((item) => asRecord(item).id === id)]);
}
