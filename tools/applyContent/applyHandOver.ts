import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tree } from '../../src/content/documents/bilingual';
import { fieldsOf, readDocument } from '../../src/content/documents/documents';
import type { HandedDocument, HandOver } from '../../src/content/documents/handOver';
import { mergeDraft } from '../../src/content/documents/mergeVersions';
import { pairFields } from '../../src/content/fields/walkFields';
import { loadContent } from '../../src/content/load/load';
import { listEntries, listShownMedia, listUploadPaths } from '../../src/content/model/entries';
import type { Content } from '../../src/content/model/model';
import { loadOrStop } from '../loadOrStop';
import { type ContentFile, formatDocument } from './documentFiles';
import {
  describeConflict,
  describeMerge,
  describeProblems,
  listDropped,
  listToReview,
  listUnknownFields,
  type Merge,
} from './mergeReport';

export type ApplyResult = {
  /** One line per change: `hero: Titre (fr)`. */
  changes: string[];
  /** The paths of written and of removed files, below the content folder. */
  written: string[];
  removed: string[];
  /** Photos and videos that the volunteer took out of one place, but that the files `shownBy` still show. */
  stillShown: { src: string; shownBy: string[] }[];
  /**
   * One line per field or item that the written files no longer have: because only the translation had it, or because
   * the model no longer has its field.
   */
  dropped: string[];
  /** The English texts whose French has changed without them: `hero › Texte`. */
  toReview: string[];
  /** One line per problem of a document that was not written. */
  leftOut: string[];
  /** One text per value that the volunteer and the content folder have both changed. The folder keeps its own. */
  conflicts: string[];
};

/**
 * Puts a hand-over into a content folder. Of each valid document, writes the media and what only the volunteer changed.
 * Removes the photos and videos that this takes from their last page. Commits nothing.
 */
export function applyHandOver({ documents, media }: HandOver, folder: string): ApplyResult {
  const content = loadOrStop(folder);
  const merges = documents.map((handed) => mergeDocument(handed, content));
  const conflicts = merges.flatMap((merge) => merge.conflicts.map((conflict) => describeConflict(merge.key, conflict)));
  const deleted = listDeleted(folder);
  // An existing photo stays: its name has a digest of its bytes, so it is the same, or the maintainer has edited it.
  const absent = Object.entries(media).filter(([src]) => !existsSync(join(folder, src)) && !deleted.includes(src));
  const uploads = new Set([...content.uploads, ...absent.map(([src]) => src)]);
  const checked = merges.map((merge) => ({ merge, problems: describeProblems(merge, uploads, content.consents) }));
  const valid = checked.filter(({ problems }) => problems.length === 0).map(({ merge }) => merge);
  const changes = valid.flatMap(({ key, current, merged }) => describeMerge(key, current, merged));
  const files = valid.map((merge) => compareFiles(merge, folder));
  const written = files.flatMap((compared) => compared.written);
  const removed = files.flatMap((compared) => compared.removed);
  const referenced = new Set(valid.flatMap(({ merged }) => listUploadPaths(merged)));
  const added = absent.filter(([src]) => referenced.has(src));
  for (const { path, text } of written) writeInFolder(join(folder, path), text);
  for (const [src, bytes] of added) writeInFolder(join(folder, src), bytes);
  for (const path of removed) rmSync(join(folder, path));
  const takenOut = findTakenOut(valid, folder);
  const unused = takenOut.filter(({ shownBy }) => shownBy.length === 0).map(({ src }) => src);
  for (const src of unused) rmSync(join(folder, src));
  return {
    changes,
    written: [...written.map(({ path }) => path), ...added.map(([src]) => src)],
    removed: [...removed, ...unused],
    stillShown: takenOut.filter(({ shownBy }) => shownBy.length > 0),
    dropped: [
      ...documents.flatMap(listUnknownFields),
      ...listDropped(content, [...written.map(({ path }) => path), ...removed]),
    ],
    toReview: valid.flatMap(listToReview),
    leftOut: checked.flatMap(({ problems }) => problems),
    conflicts,
  };
}

function mergeDocument({ key, edited, ...versions }: HandedDocument, content: Content): Merge {
  const current = readDocument(key, content);
  const withoutUnknown = pairFields(fieldsOf(key), edited, {}, { leaf: (_, value) => value }) as Tree;
  return { key, current, ...mergeDraft({ ...versions, edited: withoutUnknown }, current) };
}

/** The uploads that a commit has deleted, perhaps because somebody asked for it. Without Git, none counts. */
function listDeleted(folder: string): string[] {
  const args = ['log', '--diff-filter=D', '--no-renames', '--format=', '--name-only', '--relative', '--', 'uploads'];
  const { stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return String(stdout)
    .split('\n')
    .map((path) => `/${path}`);
}

/** The uploads that the written documents name less often than before, with the content files that show them now. */
function findTakenOut(merges: readonly Merge[], folder: string): ApplyResult['stillShown'] {
  const candidates = merges.flatMap(({ current, merged }) => {
    const [before, after] = [listUploadPaths(current), listUploadPaths(merged)];
    const count = (files: string[], src: string) => files.filter((file) => file === src).length;
    return before.filter((src) => count(after, src) < count(before, src));
  });
  if (candidates.length === 0) return [];
  const entries = listEntries(loadContent(folder)).map((entry) => ({ file: entry.file, files: listShownMedia(entry) }));
  return [...new Set(candidates)]
    .filter((src) => existsSync(join(folder, src)))
    .map((src) => ({ src, shownBy: entries.filter(({ files }) => files.includes(src)).map(({ file }) => file) }));
}

function compareFiles({ key, current, merged }: Merge, folder: string): { written: ContentFile[]; removed: string[] } {
  const readFile = (path: string) => {
    const file = join(folder, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const [before, after] = [formatDocument(key, current, readFile), formatDocument(key, merged, readFile)];
  return {
    written: after.filter(({ path, text }) => before.find((file) => file.path === path)?.text !== text),
    removed: before.map(({ path }) => path).filter((path) => !after.some((file) => file.path === path)),
  };
}

function writeInFolder(file: string, data: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}
