import { defaultLanguage, isLanguage, languages } from '../../shared/i18n/languages';
import { isBlank, isRecord } from '../../shared/unknownValues';
import { object } from '../fields/declare';
import { type Field, type Fields, kindOf, lengthLimit } from '../fields/fields';
import { joinPath, type ReportValue } from '../fields/kind';
import type { FieldProblem, ReportAt } from '../problems';

/**
 * Checks a whole entry, `{"fr": {…}, "en": {…}}`: French must be complete, English need not be.
 * @param uploads the files below `content/uploads/`, as entries name them: `/uploads/album/photo.jpg`
 */
export function checkEntry(file: string, fields: Fields, entry: unknown, uploads: ReadonlySet<string>): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const report: ReportAt = (field, reason, values = {}) => {
    problems.push({ file, field, reason, values });
  };
  if (!isRecord(entry)) {
    report('', 'notEntry');
    return problems;
  }

  const half = object('', '', fields);
  for (const [language, values] of Object.entries(entry)) {
    if (!isLanguage(language)) {
      report(language, 'unknownLanguage', { known: languages.join(', ') });
    } else if (!isRecord(values)) {
      report(language, 'notObject');
    } else {
      checkValue(half, values, language, { report, uploads, mustBeComplete: language === defaultLanguage });
    }
  }
  if (!(defaultLanguage in entry)) report(defaultLanguage, 'noFrench');
  return problems;
}

type EntryCheck = {
  report: ReportAt;
  uploads: ReadonlySet<string>;
  /** Whether a missing value is a problem, unless its field is optional. */
  mustBeComplete: boolean;
};

function checkValue(field: Field, value: unknown, path: string, check: EntryCheck): void {
  // A blank value counts as missing. Null or a blank text in place of a list does not: `kind.check` reports it, because
  // code that reads the list would fail on it.
  if (isBlank(value) && (field.kind !== 'list' || value === undefined)) {
    const isMediaList = field.kind === 'list' && field.media;
    if (check.mustBeComplete && !field.optional) check.report(path, isMediaList ? 'noMedia' : 'required');
    return;
  }
  const kind = kindOf(field);
  const max = lengthLimit(field);
  if (typeof value === 'string' && max !== undefined && value.length > max) {
    check.report(path, 'tooLong', { length: value.length, max });
  }
  const report: ReportValue = (reason, values, ...inside) =>
    check.report(inside.reduce<string>(joinPath, path), reason, values);
  kind.check(field, value, report, check.uploads);
  for (const part of kind.split?.(field, value, undefined)?.parts ?? [])
    checkValue(part.field, part.value, joinPath(path, part.step), check);
}
