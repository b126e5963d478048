import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { checkDocument } from './checkDocument';
import { type DocumentKey, readDocument } from './documents';
import { writeAt } from './fields/formState';

const content = loadFixtureContent();
const uploads = new Set(content.uploads);

function check(key: DocumentKey, path: (string | number)[], value: unknown) {
  const found = checkDocument(key, writeAt(readDocument(key, content), path, value), uploads);
  return found.map(({ field, reason }) => [field, reason]);
}

it.each([
  ['donation', ['fr', 'suggestedAmounts', 1, 'value'], 1503, 'fr.suggestedAmounts[1].value', 'notMultiple'],
  ['gallery', ['fr', 'latest'], 0, 'fr.latest', 'notMultiple'],
  ['activities', ['fr', 'activities', 1, 'end'], '2020', 'fr.activities[1].end', 'beforeStart'],
  ['giving', ['fr', 'ways', 0, 'dial'], '*144', 'fr.ways[0].dial', undefined],
  ['giving', ['fr', 'ways', 0, 'dial'], 'étoile 144', 'fr.ways[0].dial', 'notDialCode'],
  ['giving', ['fr', 'notice'], 'Fermé jusqu’à lundi.', 'fr.noticeLastDay', 'required'],
  ['association', ['fr', 'phone'], '699 11 22', 'fr.phone', 'notPhone'],
  ['association', ['fr', 'email'], 'info@', 'fr.email', 'notEmail'],
  ['contact', ['fr', 'phone'], 'au bureau', 'fr.phone', 'notPhone'],
] as const)('the editor of %s stops where the build would: %j is %j', (key, path, value, field, reason) => {
  expect(check(key, [...path], value)).toEqual(reason ? [[field, reason]] : []);
});
