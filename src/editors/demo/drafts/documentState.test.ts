import { readDocument } from '../../../content/documents/documents';
import { writeAt } from '../../../content/documents/editEntry';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import {
  changeDocument,
  type DocumentAction,
  type DocumentState,
  findProblems,
  isEditable,
  type OpenDocument,
  openDocument,
} from './documentState';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const part = openDocument('hero', hero, content.uploads, new Date());
const album = openDocument('album-film', readDocument('album-film', content), content.uploads, new Date());
const newAlbum = openDocument('album-nouveau--x', {}, content.uploads, new Date(2026, 10, 22));

const now = '2026-11-22T14:32:00.000Z';
const withTitle = (title: string) => writeAt(hero, ['title', 'fr'], title);
const written = (title: string) => ({ entry: withTitle(title), base: hero, savedAt: now, isSaved: false });
const media = { '/uploads/a.jpg': { bytes: new Uint8Array([1]), originalBytes: 9 } };
const old = {
  ...written('Ancien'),
  base: withTitle('Base'),
  savedAt: '2026-11-21T09:00:00.000Z',
  isSaved: true,
  media,
};

const [ours, theirs] = [{ isHeld: true }, { isHeld: false }];
const actions = {
  lock: { type: 'lock', lock: ours },
  lose: { type: 'lock', lock: theirs },
  open: { type: 'open', lock: ours, draft: undefined },
  openOld: { type: 'open', lock: ours, draft: old, isStored: true },
  openTheirs: { type: 'open', lock: theirs, draft: old, isStored: true },
  un: { type: 'edit', edit: (entry) => writeAt(entry, ['title', 'fr'], 'Un') },
  deux: { type: 'edit', edit: (entry) => writeAt(entry, ['title', 'fr'], 'Deux') },
  blank: { type: 'edit', edit: (entry) => writeAt(entry, ['title', 'fr'], ' ') },
  photo: { type: 'edit', edit: (entry) => writeAt(entry, ['picture'], '/uploads/a.jpg'), media },
  undoAll: { type: 'edit', edit: () => hero },
  remove: { type: 'remove' },
  discard: { type: 'discard' },
  restore: { type: 'restore' },
  save: { type: 'save' },
  failed: { type: 'failed' },
  saved: { type: 'saved' },
} satisfies Record<string, DocumentAction>;
type Name = keyof typeof actions;

/** The state after some actions, by their names. */
function after(names: string, document: OpenDocument = part): DocumentState {
  const list = names.split(' ').map((name) => actions[name as Name]);
  return list.reduce<DocumentState>((state, action) => changeDocument(document, state, action, now), {
    phase: 'opening',
  });
}

it.each([
  ['an edit makes a draft', 'lock open un', { phase: 'idle', draft: written('Un'), isChanged: true }],
  ['a stored draft is shown at once', 'lock openOld', { phase: 'idle', draft: old, isChanged: true }],
  ['a draft keeps its base and photos', 'lock openOld un', { draft: { ...written('Un'), base: old.base, media } }],
  ['a draft that equals the site is not stored', 'lock openOld undoAll', { isChanged: false, draft: { media } }],
  ['discarding shows the site', 'lock openOld discard', { draft: undefined, isChanged: false, discarded: old }],
  ['undo brings back what was discarded', 'lock openOld discard restore', { draft: old, discarded: undefined }],
  ['an edit ends the undo', 'lock openOld discard un restore', { draft: written('Un'), discarded: undefined }],
  ['an edit keeps the form', 'lock open un', { replacements: undefined }],
  ['discarding starts another form, whose edits keep it', 'lock openOld discard un', { replacements: 1 }],
  ['undo starts another form', 'lock openOld discard restore', { replacements: 2 }],
  ['undo alone does nothing', 'lock open restore', { phase: 'idle', draft: undefined }],
  ['a save of an invalid entry is not tried', 'lock open blank save', { phase: 'invalid' }],
  ['corrections keep the problems shown', 'lock open blank save un', { phase: 'invalid' }],
  ['discarding ends the problems', 'lock open blank save discard', { phase: 'idle' }],
  ['a save runs', 'lock open un save', { phase: 'saving', draft: written('Un') }],
  ['a second save starts nothing', 'lock open un save blank save', { phase: 'saving' }],
  ['a save keeps its draft', 'lock open un save saved', { phase: 'idle', draft: { ...written('Un'), isSaved: true } }],
  ['a save keeps what comes while it runs', 'lock open un save photo saved', { draft: { isSaved: true, media } }],
  ['an edit after a save is to be sent again', 'lock open un save saved deux', { draft: written('Deux') }],
  ['a save that fails keeps the text', 'lock open un save failed', { phase: 'failed', draft: written('Un') }],
  ['an edit ends the failure', 'lock open un save failed deux', { phase: 'idle', draft: written('Deux') }],
  ['another tab’s text is shown, and not written', 'lose openTheirs un', { phase: 'elsewhere', draft: old }],
  ['nothing is written once the lock is lost', 'lock open un lose deux', { phase: 'opening', draft: written('Un') }],
  ['a lost lock ends a save', 'lock open un save lose', { phase: 'opening' }],
  [
    'a draft that was read for a lost lock is ignored',
    'lock open lose openOld',
    { phase: 'opening', draft: undefined },
  ],
])('%s', (_, names, expected) => {
  expect(after(names)).toMatchObject(expected);
});

it.each([
  ['lock', false],
  ['lock open', true],
  ['lock open blank save', true],
  ['lock open un save', false],
  ['lock open un save failed', true],
  ['lose openTheirs', false],
])('after %s, that the fields can be edited is %s', (names, expected) => {
  expect(isEditable(after(names))).toBe(expected);
});

it('problems follow the corrections, and know the photos of the draft', () => {
  const problemsAfter = (names: string) => findProblems(part, after(names)).map(({ field }) => field);
  expect(problemsAfter('lock open blank')).toEqual(['fr.title']);
  expect(problemsAfter('lock open blank un')).toEqual([]);
  expect(problemsAfter('lock open photo')).toEqual([]);
});

it('an album is removed from the site by an empty draft; one that is not there yet, by none', () => {
  expect(after('lock open remove', album)).toMatchObject({ draft: { entry: {}, base: album.online }, isChanged: true });
  expect(after('lock open remove restore', album).draft).toBeUndefined();
  const started = { entry: { id: 'nouveau--x', start: '2026-11-22', title: { fr: 'Un' } }, base: {} };
  expect(after('lock open un remove', newAlbum)).toMatchObject({
    draft: undefined,
    discarded: started,
    replacements: 1,
  });
  expect(after('lock open un remove restore', newAlbum)).toMatchObject({ draft: started });
});
