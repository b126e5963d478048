import type { Tree } from '../../../content/documents/bilingual';
import { readDocument } from '../../../content/documents/documents';
import { writeAt } from '../../../content/documents/editDocument';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import type { Draft } from '../drafts/drafts';
import {
  changeDocument,
  type DocumentAction,
  type DocumentState,
  findProblems,
  type OpenedDocument,
  openDocument,
} from './documentState';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const part = openDocument('hero', hero, content.uploads, new Date());
const album = openDocument('album-film', readDocument('album-film', content), content.uploads, new Date());
const newAlbum = openDocument('album-bal_k3f7', {}, content.uploads, new Date(2026, 10, 22));

const now = '2026-11-22T14:32:00.000Z';
const withTitle = (title: string) => writeAt(hero, ['title', 'fr'], title);
const written = (title: string) => ({ edited: withTitle(title), base: hero, changedAt: now, isSaved: false });
const media = { '/uploads/a.jpg': { bytes: new Uint8Array([1]) } };
const old = {
  ...written('Ancien'),
  base: withTitle('Base'),
  handedOverVersions: [withTitle('Ancien')],
  changedAt: '2026-11-21T09:00:00.000Z',
  isSaved: true,
  media,
};

const actions = {
  lose: { type: 'lose' },
  take: { type: 'take', draft: undefined },
  takeOld: { type: 'take', draft: old, isStored: true },
  un: { type: 'edit', edit: (tree) => writeAt(tree, ['title', 'fr'], 'Un') },
  deux: { type: 'edit', edit: (tree) => writeAt(tree, ['title', 'fr'], 'Deux') },
  blank: { type: 'edit', edit: (tree) => writeAt(tree, ['title', 'fr'], ' ') },
  photo: { type: 'edit', edit: (tree) => writeAt(tree, ['picture'], '/uploads/a.jpg'), media },
  undoAll: { type: 'edit', edit: () => hero },
  remove: { type: 'remove' },
  discard: { type: 'discard' },
  save: { type: 'save' },
} satisfies Record<string, DocumentAction>;
type Name = keyof typeof actions;

/** The state after some actions, by their names. */
function after(names: string, opened: OpenedDocument = part): DocumentState {
  const list = names.split(' ').map((name) => actions[name as Name]);
  return list.reduce<DocumentState>((state, action) => changeDocument(opened, state, action, now), {
    phase: 'waiting',
  });
}

it.each([
  ['an edit makes a draft', 'take un', { phase: 'idle', draft: written('Un'), changeCount: 1 }],
  ['a stored draft is shown at once', 'takeOld', { phase: 'idle', draft: old, changeCount: 1 }],
  [
    'a draft keeps its base, its photos and the versions handed over',
    'takeOld un',
    { draft: { ...written('Un'), base: old.base, handedOverVersions: old.handedOverVersions, media } },
  ],
  ['a draft that equals the site is not stored', 'takeOld undoAll', { changeCount: 0, draft: { media } }],
  ['discarding shows the site', 'takeOld discard', { draft: undefined, changeCount: 0 }],
  ['discarding starts another form, whose edits keep it', 'takeOld discard un', { replacements: 1 }],
  ['a save of an invalid document is not tried', 'take blank save', { phase: 'invalid' }],
  ['corrections keep the problems shown', 'take blank save un', { phase: 'invalid' }],
  ['discarding ends the problems', 'take blank save discard', { phase: 'idle' }],
  ['a save ends the problems', 'take blank save un save', { phase: 'idle' }],
  ['a save keeps its draft', 'take un save', { phase: 'idle', draft: { ...written('Un'), isSaved: true } }],
  ['an edit after a save makes the draft unsaved', 'take un save deux', { draft: written('Deux') }],
  [
    'nothing is written once another tab has the document',
    'take un lose deux',
    { phase: 'waiting', draft: written('Un') },
  ],
  [
    'a document that is taken again has what the other tab wrote, in another form',
    'take un lose takeOld',
    { draft: old, replacements: 1 },
  ],
])('%s', (_, names, expected) => {
  expect(after(names)).toMatchObject(expected);
});

it('a corrected field has no problem, nor has one that shows a photo of the draft', () => {
  const problemsAfter = (names: string) => findProblems(part, after(names)).map(({ field }) => field);
  expect(problemsAfter('take blank')).toEqual(['fr.title']);
  expect(problemsAfter('take blank un')).toEqual([]);
  expect(problemsAfter('take photo')).toEqual([]);
});

it('a picture needs no description if it had none when the draft began, or in the site where there is no draft', () => {
  const described = readDocument('activities', content);
  const bare = writeAt(described, ['activities', 0, 'pictureAlt', 'fr'], '');
  const problemsIn = (current: Tree, draft?: Draft) =>
    findProblems(openDocument('activities', current, content.uploads, new Date()), { phase: 'idle', draft });
  expect(problemsIn(bare)).toEqual([]);
  expect(problemsIn(described, { ...old, base: bare, edited: bare })).toEqual([]);
});

it('an empty draft removes an album from the site; a new album is removed with its draft', () => {
  const removed = after('take remove', album);
  expect(removed.draft).toMatchObject({ edited: {}, base: album.current });
  expect(removed.changeCount).toBe(1);
  expect(after('take remove discard', album).draft).toBeUndefined();
  expect(after('take un remove', newAlbum)).toMatchObject({ draft: undefined, replacements: 1 });
});
