import { isAbsent, type Tree } from '../../../content/documents/bilingual';
import { hasChanges } from '../../../content/documents/changes';
import { checkDocument, type DocumentKey, fieldsOf, isAlbum, startAlbum } from '../../../content/documents/documents';
import type { Fields } from '../../../content/fields';
import type { FieldProblem } from '../../../content/problems';
import type { Draft, DraftMedia } from './drafts';

/** The document that is open in an editor. */
export type OpenDocument = {
  key: DocumentKey;
  fields: Fields;
  /** The entry in the content files; empty for an album that does not exist yet. */
  online: Tree;
  /** What the form shows if there is no draft. */
  original: Tree;
  /** The files that an entry may reference, as `/uploads/…`, besides its draft's media. */
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

/** Which tab may write the draft. */
type Lock = { isHeld: boolean };

export type DocumentState = {
  /** `opening` until the stored draft is read; `elsewhere` while another tab holds the document. */
  phase: 'opening' | 'elsewhere' | 'idle' | 'invalid' | 'saving' | 'failed';
  lock?: Lock;
  draft?: Draft;
  /** Whether the draft differs from the content files, and must be stored. */
  isChanged?: boolean;
  /** Whether the browser has stored the draft; undefined before the first attempt. */
  isStored?: boolean;
  /** The draft that `restore` would bring back. */
  discarded?: Draft;
  /**
   * Counts replacements of the whole text. Each starts a new form, because the old form's undo could spoil the new
   * text.
   */
  replacements?: number;
};

export type DocumentAction =
  /** The lock was granted, refused or lost. Without a lock, the editor has closed. */
  | { type: 'lock'; lock?: Lock }
  /** The stored draft was read, under the lock. */
  | { type: 'open'; lock: Lock; draft: Draft | undefined; isStored?: boolean }
  | { type: 'stored'; isStored: boolean }
  | { type: 'edit'; edit: (entry: Tree) => Tree; media?: DraftMedia }
  /** Removes an album from the site, or from this device if the site does not have it. */
  | { type: 'remove' }
  | { type: 'discard' }
  /** Undoes `remove` or `discard`: restores the draft, or else the text of the site. */
  | { type: 'restore' }
  /** Validates the document and starts a save. */
  | { type: 'save' }
  | { type: 'failed' }
  | { type: 'saved' };

/** The reducer of an editor's state. @param now formatted like `savedAt` of drafts */
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
      // The same object, to avoid a render: this action follows every keystroke.
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
      // The draft stays, with media that were added during the save.
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

/** The document is locked during a save, which would miss later input, and while another tab holds it. */
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
    entry: edit(readEntry(document, state)),
    base: state.draft?.base ?? document.online,
    savedAt: now,
    isSaved: false,
    media: added ? { ...media, ...added } : media,
  };
}

/** The state with a draft; without one, with the content of the files. */
function withDraft(document: OpenDocument, state: DocumentState, draft?: Draft, discarded?: Draft): DocumentState {
  const { phase, lock, isStored, replacements } = state;
  const isChanged = draft !== undefined && hasChanges(document.fields, document.original, draft.entry);
  return {
    // Problems stay shown, and disappear as they are corrected. An addition to the draft does not end a save.
    phase: phase === 'saving' || (phase === 'invalid' && draft) ? phase : 'idle',
    lock,
    draft,
    isChanged,
    isStored,
    discarded,
    replacements,
  };
}
