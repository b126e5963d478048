import { isAbsent, type Tree } from '../../../content/documents/bilingual';
import { countChanges } from '../../../content/documents/changes';
import { checkDocument } from '../../../content/documents/checkDocument';
import { type DocumentKey, fieldsOf, isAlbum, startAlbum } from '../../../content/documents/documents';
import { addTitlesToIds } from '../../../content/documents/newActivities';
import type { Fields } from '../../../content/fields/fields';
import type { FieldProblem } from '../../../content/problems';
import type { Draft, DraftMedia } from '../drafts/drafts';

export type OpenedDocument = {
  key: DocumentKey;
  fields: Fields;
  /** The document as it is in the content files; empty for an album that does not exist yet. */
  current: Tree;
  /** What the form shows if there is no draft: the current document, or what a new album starts with. */
  initial: Tree;
  /** The files that the document may reference, as `/uploads/…`, besides its draft's media. */
  uploads: readonly string[];
};

export function openDocument(key: DocumentKey, current: Tree, uploads: readonly string[], today: Date): OpenedDocument {
  const initial = isAlbum(key) && isAbsent(current) ? startAlbum(key, today) : current;
  return { key, fields: fieldsOf(key), current, initial, uploads };
}

export type DocumentState = {
  /** `waiting` until the stored draft is read, and while another tab has the document. */
  phase: 'waiting' | 'idle' | 'invalid';
  draft?: Draft;
  /** The number of the draft's changes. A draft without changes is not stored. */
  changeCount?: number;
  /** Whether the browser has stored the draft; undefined before the first try. */
  isStored?: boolean;
  /** The form's key, which changes when its whole text is replaced: an old undo could spoil the new text. */
  replacements?: number;
};

export type DocumentAction =
  /** Another tab has taken the document, or the form has closed. */
  | { type: 'lose' }
  /** This tab has the document, and has read its stored draft. */
  | { type: 'take'; draft: Draft | undefined; isStored?: boolean }
  | { type: 'stored'; isStored: boolean }
  | { type: 'edit'; edit: (tree: Tree) => Tree; media?: DraftMedia }
  /** A field was left: puts the titles of new activities into their ids. */
  | { type: 'leave' }
  /** Removes an album from the site, or from this device if the site does not have it. */
  | { type: 'remove' }
  /** Shows the text of the site again, also after a removal. */
  | { type: 'discard' }
  /** Marks the draft as saved if the document is valid. */
  | { type: 'save' };

/** @param now for the draft's `changedAt` */
export function changeDocument(
  opened: OpenedDocument,
  state: DocumentState,
  action: DocumentAction,
  now: string,
): DocumentState {
  const replacements = (state.replacements ?? 0) + 1;
  switch (action.type) {
    case 'lose':
      return { ...state, phase: 'waiting', replacements };
    case 'take': {
      const { draft, isStored } = action;
      return { ...state, phase: 'idle', draft, changeCount: countDraft(opened, draft), isStored };
    }
    case 'stored':
      // The same object, to avoid a render: this action follows every keystroke.
      return state.isStored === action.isStored ? state : { ...state, isStored: action.isStored };
  }
  if (state.phase === 'waiting') return state;
  const discard = (): DocumentState => ({ ...withDraft(opened, state), replacements });
  const edit = (change: (tree: Tree) => Tree, media?: DraftMedia) => editDraft(opened, state, now, change, media);
  switch (action.type) {
    case 'edit':
      return withDraft(opened, state, edit(action.edit, action.media));
    case 'leave': {
      const { draft } = state;
      const edited = addTitlesToIds(readEdited(opened, state), draft?.handedOverVersions);
      return draft && edited !== draft.edited ? { ...state, draft: { ...draft, edited, changedAt: now } } : state;
    }
    case 'remove':
      if (isAbsent(opened.current)) return discard();
      return withDraft(opened, state, { ...edit((tree) => tree), edited: {} });
    case 'discard':
      return discard();
    case 'save':
      if (findProblems(opened, state).length > 0) return { ...state, phase: 'invalid' };
      return { ...withDraft(opened, state, { ...edit((tree) => tree), isSaved: true }), phase: 'idle' };
  }
}

export const noMedia: DraftMedia = {};

export function readEdited({ initial }: OpenedDocument, { draft }: DocumentState): Tree {
  return draft?.edited ?? initial;
}

export function findProblems(opened: OpenedDocument, state: DocumentState): FieldProblem[] {
  const uploads = new Set([...opened.uploads, ...Object.keys(state.draft?.media ?? {})]);
  const before = state.draft?.base ?? opened.current;
  return checkDocument(opened.key, { before, edited: readEdited(opened, state) }, uploads);
}

function editDraft(
  opened: OpenedDocument,
  state: DocumentState,
  now: string,
  edit: (tree: Tree) => Tree,
  added?: DraftMedia,
): Draft {
  const { base = opened.current, handedOverVersions, media = noMedia } = state.draft ?? {};
  return {
    edited: edit(readEdited(opened, state)),
    base,
    handedOverVersions,
    changedAt: now,
    isSaved: false,
    media: added ? { ...media, ...added } : media,
  };
}

function withDraft(opened: OpenedDocument, state: DocumentState, draft?: Draft): DocumentState {
  // In the phase `invalid`, problems stay shown until they are corrected.
  return { ...state, phase: draft ? state.phase : 'idle', draft, changeCount: countDraft(opened, draft) };
}

function countDraft({ fields, initial }: OpenedDocument, draft: Draft | undefined): number {
  if (!draft) return 0;
  return isAbsent(draft.edited) ? 1 : countChanges(fields, initial, draft.edited);
}
