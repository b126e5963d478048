import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { countChanges, listChanges } from './changes';
import { documentFields, readDocument } from './documents';
import { addItem, moveItem, removeItem, writeAt } from './editDocument';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const about = readDocument('about', content);
const activities = readDocument('activities', content);
const list = { field: documentFields.activities.activities, path: ['activities'] };
const changesOf = (edited: typeof activities) => listChanges(documentFields.activities, activities, edited);

it('listChanges is empty for an unchanged document', () => {
  expect(listChanges(documentFields.hero, hero, structuredClone(hero))).toEqual([]);
});

it('listChanges treats a blank field as a missing one', () => {
  expect(listChanges(documentFields.hero, hero, writeAt(hero, ['pictureFocus'], ' '))).toEqual([]);
});

const changed = { kind: 'changed', language: 'fr', isShared: false };

it('listChanges names each changed field, also in lists and shared ones', () => {
  const edited = writeAt(writeAt(about, ['title', 'fr'], 'Nouveau'), ['figures', 0, 'value', 'en'], '2,000+');
  expect(listChanges(documentFields.about, about, edited)).toEqual([
    { ...changed, name: 'Titre' },
    { ...changed, language: 'en', name: 'Chiffre 1 «\u00a01 200+\u00a0» › Nombre' },
  ]);
  const finished = writeAt(activities, ['activities', 0, 'status'], 'completed');
  expect(changesOf(finished)).toMatchObject([{ kind: 'changed', isShared: true }]);
});

it('listChanges names the text of a field that the model no longer has', () => {
  const first = writeAt(about, ['motto'], { fr: 'Ensemble', en: 'Together' });
  const edited = writeAt(writeAt(first, ['figures', 0, 'source'], 'Mairie'), ['figures', 0, 'note'], ' ');
  const dropped = { ...changed, kind: 'dropped' };
  expect(listChanges(documentFields.about, about, edited)).toEqual([
    { ...dropped, name: 'motto' },
    { ...dropped, name: 'Chiffre 1 «\u00a01 200+\u00a0» › source' },
  ]);
  expect(countChanges(documentFields.about, about, edited)).toBe(2);
  const moved = moveItem(edited, ['figures'], 0, 1);
  expect(listChanges(documentFields.about, edited, moved)).toMatchObject([{ kind: 'moved' }]);
});

it('listChanges reports an added item with its texts once', () => {
  const added = addItem(activities, list, {
    title: { fr: 'Reboisement', en: 'Tree planting' },
    updates: [{ id: 'a', date: '2026-11-20', text: { fr: 'Quarante plants.' } }],
  });
  expect(changesOf(added)).toEqual([
    expect.objectContaining({ kind: 'added', name: 'Activité 3 «\u00a0Reboisement\u00a0»' }),
  ]);
});

it('listChanges reports a removed item, but not the items that move up', () => {
  expect(changesOf(removeItem(activities, ['activities'], 0))).toEqual([
    expect.objectContaining({ kind: 'removed', name: 'Activité 1 «\u00a0Fête de quartier\u00a0»' }),
  ]);
});

it('listChanges reports a new order, and edits in a moved item', () => {
  const moved = moveItem(about, ['figures'], 0, 1);
  const edited = writeAt(moved, ['figures', 1, 'value', 'fr'], '2 000+');
  expect(listChanges(documentFields.about, about, edited)).toEqual([
    expect.objectContaining({ kind: 'moved', name: 'Chiffres' }),
    { ...changed, name: 'Chiffre 2 «\u00a02 000+\u00a0» › Nombre' },
  ]);
});

it('listChanges reports no new order of items that the site sorts', () => {
  expect(changesOf(moveItem(activities, ['activities'], 0, 1))).toEqual([]);
});
