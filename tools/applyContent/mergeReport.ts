import { checkPortraits } from '../../src/content/check/contentRules';
import { measureCoverage } from '../../src/content/check/coverage';
import { isAbsent, type Tree, toHalves } from '../../src/content/documents/bilingual';
import { listChanges } from '../../src/content/documents/changes';
import { checkDocument } from '../../src/content/documents/checkDocument';
import { type DocumentKey, fieldsOf } from '../../src/content/documents/documents';
import { findReviewNotes } from '../../src/content/documents/findReviewNotes';
import type { HandedDocument } from '../../src/content/documents/handOver';
import type { Conflict } from '../../src/content/documents/mergeVersions';
import { nameField, titlePath } from '../../src/content/fields/nameField';
import { listEntries } from '../../src/content/model/entries';
import type { Content, LoadedEntry } from '../../src/content/model/model';
import { describeProblem, type Problem } from '../../src/content/problems';

/** A document as the content files have it (`current`), and with the volunteer's changes (`merged`). */
export type Merge = { key: DocumentKey; current: Tree; merged: Tree; conflicts: Conflict[] };

export function describeConflict(key: DocumentKey, { path, edited, current }: Conflict): string {
  const show = (value: unknown) => (value === undefined ? '(removed)' : JSON.stringify(value));
  return `${[key, path].filter(Boolean).join(', ')}\n  handed over: ${show(edited)}\n  in content/: ${show(current)}`;
}

/** What keeps a document from being written, one line per problem. */
export function describeProblems(
  { key, current, merged }: Merge,
  uploads: ReadonlySet<string>,
  consents: LoadedEntry,
): string[] {
  const problems: Problem[] = checkDocument(key, { before: current, edited: merged }, uploads);
  if (key === 'association')
    checkPortraits(
      { file: key, entry: toHalves(fieldsOf(key), merged) },
      consents,
      (file, field, reason, values = {}) => {
        problems.push({ file, field, reason, values });
      },
    );
  return problems.map((problem) => {
    const titled = { ...problem, field: titlePath(fieldsOf(key), problem.field, merged) };
    return [describeProblem(titled), toDo[problem.reason]].filter(Boolean).join('; ');
  });
}

/** What the maintainer can do about a problem. */
const toDo: Partial<Record<Problem['reason'], string>> = {
  noConsent: 'add the entry once you have the signed paper, or ask for the file without the portrait, then run again',
  noSuchFile:
    'if it was taken down, ask for the file without it; if it may come back, restore it from Git, then run again',
};

export function describeMerge(key: DocumentKey, current: Tree, merged: Tree): string[] {
  if (isAbsent(merged)) return isAbsent(current) ? [] : [`${key} removed`];
  if (isAbsent(current)) return [`${key} added`];
  return listChanges(fieldsOf(key), current, merged).map(({ kind, name, language }) =>
    kind === 'changed' ? `${key}: ${name} (${language})` : `${key}: ${name} ${kind}`,
  );
}

export function listToReview({ key, current, merged }: Merge): string[] {
  const stale = [...findReviewNotes(fieldsOf(key), current, merged)].filter(([, note]) => note === 'stale');
  return stale.map(([path]) => `${key} › ${nameField(fieldsOf(key), path.replace('en.', ''), merged)}`);
}

export function listUnknownFields({ key, base, edited }: HandedDocument): string[] {
  const dropped = listChanges(fieldsOf(key), base, edited).filter(({ kind }) => kind === 'dropped');
  return dropped.map(({ name }) => `${key}: ${name}`);
}

export function listDropped(content: Content, paths: readonly string[]): string[] {
  return listEntries(content).flatMap(({ file, entry, fields }) => {
    if (!paths.some((path) => [file, `${file}.en.md`].includes(`content/${path}`))) return [];
    return measureCoverage(fields, entry).leftover.map((path) => `${file}: ${titlePath(fields, `en.${path}`, entry)}`);
  });
}
