import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { checkDocument } from './checkDocument';
import { type DocumentKey, readDocument } from './documents';
import { writeAt } from './editDocument';

const content = loadFixtureContent();
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
] as const)('checkDocument applies a rule of the model to %s, where %j is %j', (key, path, value, field, reason) => {
  expect(check(key, [...path], value)).toEqual(reason ? [[field, reason]] : []);
});

it('a picture that was published without a description blocks no other change', () => {
  const before = writeAt(readDocument('activities', content), ['activities', 0, 'pictureAlt', 'fr'], '');
  const edited = writeAt(before, ['activities', 1, 'title', 'fr'], 'Autre titre');
  expect(checkDocument('activities', { before, edited }, uploads)).toEqual([]);
});
