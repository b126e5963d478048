import { defaultLanguage } from '../../i18n/languages';
import { checkAlbum, checkGiving, checkPeriod } from '../contentRules';
import type { Entry } from '../localize';
import type { FieldProblem, ReportField } from '../problems';
import { validateEntry } from '../validate';
import { activitiesIn, type DocumentKey, fieldsOf, isAlbum, isRemoved } from './documents';

/**
 * The problems of a document that the build would stop at: those of single fields, and without any, those across fields.
 * @param uploads the files that the entry may reference, as `/uploads/…`
 */
export function checkDocument(key: DocumentKey, entry: Entry, uploads: ReadonlySet<string>): FieldProblem[] {
  if (isAlbum(key) && isRemoved(entry)) return [];
  const problems = validateEntry(key, fieldsOf(key), entry, uploads);
  if (problems.length > 0) return problems;
  const report: ReportField = (file, field, reason, values = {}) => {
    problems.push({ file, field, reason, values });
  };
  if (isAlbum(key)) {
    checkAlbum({ file: key, entry }, report);
    checkPeriod(key, defaultLanguage, entry[defaultLanguage], report);
  }
  if (key === 'giving') checkGiving({ file: key, entry }, report);
  for (const [index, activity] of activitiesIn(entry, defaultLanguage).entries())
    checkPeriod(key, `${defaultLanguage}.activities[${index}]`, activity, report);
  return problems;
}
