import { loadFixtureContent } from '../../testing/loadFixtureContent';
import type { Fields } from '../fields/fields';
import { homeSections } from '../model/homeSections';
import {
  addTitlesToIds,
  checkDocument,
  type DocumentKey,
  documentFields,
  fixedDocumentKeys,
  listNewActivities,
  readAlbumKey,
  readDocument,
} from './documents';
import { writeAt } from './editDocument';

const content = loadFixtureContent();

it('the id of a new activity takes its first title, and albums may show the activity from then on', () => {
  const base = { activities: [{ id: 'foyers', title: { fr: 'Foyers' } }] };
  const add = (id: string, fr: string) => ({ activities: [...base.activities, { id, title: { fr } }] });
  const named = add('bal-k3f7wd', 'Bal');
  expect(listNewActivities({ base, edited: add('k3f7wd', 'Bal') })).toEqual({});
  expect(addTitlesToIds(add('k3f7wd', 'Bal'))).toEqual(named);
  expect(addTitlesToIds(add('k3f7wd', 'Bal'), [add('k3f7wd', 'B')])).toEqual(add('k3f7wd', 'Bal'));
  expect(listNewActivities({ base, edited: named })).toEqual({ 'bal-k3f7wd': 'Bal' });
  const others = [base, add('k3f7wd', ' '), add('bal-k3f7wd', 'Le bal')];
  expect(others.map((version) => addTitlesToIds(version) === version)).toEqual([true, true, true]);
});

it('the fragment of an address names a new album', () => {
  expect(readAlbumKey('#album-bal_k3f7')).toBe('album-bal_k3f7');
  expect(['', '#', '#hero', '#album-../x'].map(readAlbumKey)).toEqual([undefined, undefined, undefined, undefined]);
});

it('the field that describes a picture is a text beside it', () => {
  const check = (fields: Fields): void => {
    for (const field of Object.values(fields)) {
      if (field.kind === 'media' && field.describedBy) expect(fields[field.describedBy]?.kind).toBe('text');
      if (field.kind === 'object') check(field.fields);
      if (field.kind === 'list' && field.of.kind === 'object') check(field.of.fields);
    }
  };
  for (const key of fixedDocumentKeys) check(documentFields[key]);
  expect(documentFields.hero.picture.describedBy).toBe('pictureAlt');
});

const uploads = new Set(content.uploads);

function check(key: DocumentKey, path: (string | number)[], value: unknown) {
  const edited = writeAt(readDocument(key, content), path, value);
  const found = checkDocument(key, { before: {}, edited }, uploads);
  return found.map(({ field, reason }) => [field, reason]);
}

it.each([
  ['donation', ['suggestedAmounts', 1, 'value'], 1503, 'fr.suggestedAmounts[1].value', 'notMultiple'],
  ['activities', ['activities', 0, 'pictureAlt', 'fr'], ' ', 'fr.activities[0].pictureAlt', 'notDescribed'],
  ['gallery', ['latest'], 0, 'fr.latest', 'notCount'],
  ['activities', ['activities', 1, 'end'], '2020', 'fr.activities[1].end', 'beforeStart'],
  ['album-film', ['media'], undefined, 'fr.media', 'noMedia'],
  ['giving', ['ways', 0, 'dial'], '*144', 'fr.ways[0].dial', undefined],
  ['giving', ['ways', 0, 'dial'], 'étoile 144', 'fr.ways[0].dial', 'notDialCode'],
  ['giving', ['notice', 'fr'], 'Fermé jusqu’à lundi.', 'fr.noticeLastDay', 'required'],
  ['site', ['phone'], '699 11 22', 'fr.phone', 'notPhone'],
  ['site', ['email'], 'info@', 'fr.email', 'notEmail'],
  ['contact', ['phone'], 'au bureau', 'fr.phone', 'notPhone'],
] as const)('the editor of %s stops at a rule of the model: %j is %j', (key, path, value, field, reason) => {
  expect(check(key, [...path], value)).toEqual(reason ? [[field, reason]] : []);
});

it('a picture that was published without a description blocks no other change', () => {
  const before = writeAt(readDocument('activities', content), ['activities', 0, 'pictureAlt', 'fr'], '');
  const edited = writeAt(before, ['activities', 1, 'title', 'fr'], 'Autre titre');
  expect(checkDocument('activities', { before, edited }, uploads)).toEqual([]);
});

it('every section of the landing page has a document, so that volunteers can edit it', () => {
  expect(Object.keys(documentFields)).toEqual(expect.arrayContaining(Object.keys(homeSections)));
});
