import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { listChanges } from './changes';
import { documents, readDocument } from './documents';
import { addItem, moveItem, removeItem, writeAt } from './editEntry';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const activities = readDocument('activities', content);
const place = { field: documents.activities.activities, path: ['activities'] };
const changesOf = (edited: typeof activities) => listChanges(documents.activities, activities, edited);

it('listChanges is empty for an unchanged entry', () => {
  expect(listChanges(documents.hero, hero, structuredClone(hero))).toEqual([]);
});

it('listChanges treats a blank field as a missing one', () => {
  expect(listChanges(documents.hero, hero, writeAt(hero, ['en', 'mottoLanguage'], ' '))).toEqual([]);
});

it('listChanges names each changed field, also in lists, with its old and new text', () => {
  const edited = writeAt(writeAt(hero, ['fr', 'title'], 'Nouveau'), ['en', 'facts', 0, 'value'], '2,000+');
  expect(listChanges(documents.hero, hero, edited)).toEqual([
    {
      kind: 'changed',
      language: 'fr',
      isShared: false,
      name: 'Titre',
      before: 'Sous le grand baobab',
      after: 'Nouveau',
      shownAs: 'words',
    },
    {
      kind: 'changed',
      language: 'en',
      isShared: false,
      name: 'Chiffre 1 «\u00a01 200+\u00a0» › Nombre',
      before: '1,200+',
      after: '2,000+',
      shownAs: 'words',
    },
  ]);
});

it('listChanges gives the label of an option, not its value, and says what all languages share', () => {
  const edited = writeAt(activities, ['fr', 'activities', 0, 'status'], 'completed');
  expect(changesOf(edited)).toEqual([expect.objectContaining({ isShared: true, before: 'Actif', after: 'Terminé' })]);
});

it('listChanges reports an added item once, even an empty one', () => {
  expect(changesOf(addItem(activities, place))).toEqual([
    expect.objectContaining({ kind: 'added', language: 'fr', name: 'Activité 3', before: '', after: '' }),
  ]);
});

it('listChanges reports an added item with its texts once, and counts what is in it', () => {
  const added = addItem(activities, place);
  const updates = [{ id: 'a', date: '2026-11-20', text: 'Quarante plants.' }];
  const written = writeAt(
    writeAt(added, ['fr', 'activities', 2, 'title'], 'Reboisement'),
    ['fr', 'activities', 2, 'updates'],
    updates,
  );
  const edited = writeAt(written, ['en', 'activities', 2, 'title'], 'Tree planting');
  expect(changesOf(edited)).toEqual([
    expect.objectContaining({ kind: 'added', name: 'Activité 3 «\u00a0Reboisement\u00a0»', contents: '1 nouvelle' }),
  ]);
});

it('listChanges reports a removed item, but not the items that move up', () => {
  expect(changesOf(removeItem(activities, place, 0))).toEqual([
    expect.objectContaining({ kind: 'removed', name: 'Activité 1 «\u00a0Fête de quartier\u00a0»' }),
  ]);
});

it('listChanges reports a new order, and edits in a moved item', () => {
  const moved = moveItem(hero, { field: documents.hero.facts, path: ['facts'] }, 0, 1);
  const edited = writeAt(moved, ['fr', 'facts', 1, 'value'], '2 000+');
  expect(listChanges(documents.hero, hero, edited)).toEqual([
    expect.objectContaining({ kind: 'moved', before: '1 200+, 30+, 4', after: '30+, 2 000+, 4' }),
    {
      kind: 'changed',
      language: 'fr',
      isShared: false,
      name: 'Chiffre 2 «\u00a02 000+\u00a0» › Nombre',
      before: '1 200+',
      after: '2 000+',
      shownAs: 'words',
    },
  ]);
});

it('listChanges reports no new order of items that the site sorts', () => {
  expect(changesOf(moveItem(activities, place, 0, 1))).toEqual([]);
});

it('listChanges shows no sign of Markdown, unless nothing else has changed, and pictures as such', () => {
  const at = ['fr', 'activities', 0, 'description'];
  const bold = (text: string) => changesOf(writeAt(activities, at, text)).find(({ kind }) => kind === 'changed')?.after;
  expect(bold('Un **mot** et un [lien](https://a.org).')).toBe('Un mot et un lien.');
  const original = String(activities.fr && (activities.fr.activities as { description: string }[])[0]?.description);
  expect(bold(original.replaceAll('**', ''))).toBe(original.replaceAll('**', ''));
  const pictured = changesOf(writeAt(activities, ['fr', 'activities', 0, 'picture'], '/uploads/a.jpg'));
  expect(pictured).toMatchObject([{ after: '/uploads/a.jpg', shownAs: 'picture' }]);
});
