import { defaultLanguage } from '../../shared/i18n/languages';
import { checkEntry } from '../check/checkEntry';
import { checkRules, findUndescribedPictures } from '../check/contentRules';
import type { Fields } from '../fields/fields';
import { activityFields } from '../model/collections';
import type { FieldProblem } from '../problems';
import { isAbsent, type Tree, toHalves } from './bilingual';
import { activitiesIn, type DocumentKey, fieldsOf, isAlbum } from './documents';

/**
 * The problems of single fields of a document or, if there are none, of several fields together. The editor and
 * `content:apply` demand a description of each picture, which the build only advises; every other problem stops the
 * build.
 * @param before the base or the current document. Pictures without a description there need none.
 * @param uploads the files that the document may reference, as `/uploads/…`
 */
export function checkDocument(
  key: DocumentKey,
  { before, edited }: { before: Tree; edited: Tree },
  uploads: ReadonlySet<string>,
): FieldProblem[] {
  if (isAlbum(key) && isAbsent(edited)) return [];
  const fields = fieldsOf(key);
  const entry = toHalves(fields, edited);
  const problems = checkEntry(key, fields, entry, uploads);
  if (problems.length > 0) return problems;
  const { [defaultLanguage]: french } = entry;
  const earlierUndescribed = findUndescribedPictures(fields, toHalves(fields, before)[defaultLanguage]).map(
    ({ src }) => src,
  );
  for (const { src, description } of findUndescribedPictures(fields, french)) {
    if (earlierUndescribed.includes(src)) continue;
    const field = `${defaultLanguage}.${description}`;
    problems.push({ file: key, field, reason: 'notDescribed', values: {} });
  }
  const check = (checked: Fields, path: string, part: unknown) =>
    checkRules(checked, part, (field, reason, values = {}) => {
      problems.push({ file: key, field: `${path}.${field}`, reason, values });
    });
  check(fields, defaultLanguage, french);
  for (const [index, activity] of activitiesIn(french).entries())
    check(activityFields, `${defaultLanguage}.activities[${index}]`, activity);
  return problems;
}
