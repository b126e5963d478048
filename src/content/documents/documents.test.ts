import type { Fields } from '../fields/fields';
import { homeSections } from '../model/homeSections';
import { documentFields, fixedDocumentKeys, readAlbumKey } from './documents';

it('the fragment of a URL names a new album', () => {
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

it('every section of the landing page has a document, so that volunteers can edit it', () => {
  expect(Object.keys(documentFields)).toEqual(expect.arrayContaining(Object.keys(homeSections)));
});
