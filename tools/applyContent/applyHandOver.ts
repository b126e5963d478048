import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { checkAlbums } from '../../src/content/contentRules';
import { ContentError, loadContent } from '../../src/content/load/load';
import type { Entry } from '../../src/content/localize';
import type { Content, LoadedEntry } from '../../src/content/model';
import { describeProblem, type Problem, type Report } from '../../src/content/problems';
import { checkDocument } from '../../src/editors/demo/checkDocument';
import {
  activitiesIn,
  albumKey,
  alignLists,
  type ContentFile,
  type DocumentKey,
  fieldsOf,
  isAlbum,
  isRemoved,
  readAlbumId,
  readDocument,
  writeDocument,
} from '../../src/editors/demo/documents';
import { listChanges } from '../../src/editors/demo/drafts/changes';
import { writeAt } from '../../src/editors/demo/fields/formState';
import type { HandOver } from '../../src/editors/demo/handOver/handOver';
import { findFreeName, makeAlbumId } from '../../src/editors/demo/itemIds';
import { defaultLanguage } from '../../src/i18n/languages';
import { ToolError } from '../runTool';
import { type Conflict, mergeEntries } from './mergeEntries';

export type Applied = {
  /** In words: `Hero: Titre (français)`. */
  changes: string[];
  /** Below the content folder. */
  written: string[];
  removed: string[];
};

type Options = {
  folder: string;
  /** In a conflict, keeps the text of the content folder instead of stopping. */
  keep?: boolean;
};

/**
 * Puts what an editor changed into a content folder, and nothing else. Commits nothing.
 * @throws ToolError before anything is written: at a conflict, and when the result would not be valid
 */
export function applyHandOver(handOver: HandOver, { folder, keep = false }: Options): Applied {
  const content = loadOrExplain(folder);
  const { documents: handed, photos } = renameAlbums(renamePhotos(handOver, folder), content);
  const merges = handed.map(({ key, base, edited }) => {
    const current = readDocument(key, content);
    const { merged, conflicts } = mergeEntries(base, edited, current);
    return { key, current, merged: alignLists(fieldsOf(key), merged as Entry), conflicts };
  });

  const conflicts = merges.flatMap(({ key, conflicts: found }) => found.map((each) => describeConflict(key, each)));
  if (conflicts.length > 0 && !keep) throw new ToolError(`${conflicts.join('\n\n')}\n\n${afterConflicts}`);
  const uploads = new Set([...content.uploads, ...Object.keys(photos)]);
  const problems: Problem[] = merges.flatMap(({ key, merged }) => checkDocument(key, merged, uploads));
  const report: Report = (file, field, reason, values = {}) => {
    problems.push({ file, field, reason, values });
  };
  const activities = merges.find(({ key }) => key === 'activities')?.merged ?? readDocument('activities', content);
  const slugs = activitiesIn(activities, defaultLanguage).map(({ id }) => String(id));
  // Each names its files.
  for (const slug of slugs.filter((each) => !/^[a-z0-9-]+$/.test(each)))
    report(`activities/${slug}`, '', 'notActivityName');
  // An album may show an activity that was removed.
  if (problems.length === 0) checkAlbums(replaceAlbums(content.albums, merges), slugs, report);
  if (problems.length > 0)
    throw new ToolError(`Nothing was written. This would not be valid:\n${problems.map(describeProblem).join('\n')}`);

  const changes = merges.flatMap(({ key, current, merged }) => describeMerge(key, current, merged));
  const files = merges.map(({ key, current, merged }) => compareFiles(key, current, merged));
  const written = files.flatMap((each) => each.written);
  const removed = files.flatMap((each) => each.removed);
  for (const { path, text } of written) write(join(folder, path), text);
  for (const [src, bytes] of Object.entries(photos)) write(join(folder, src), bytes);
  for (const path of removed) rmSync(join(folder, path));
  return { changes, written: [...written.map(({ path }) => path), ...Object.keys(photos)], removed };
}

const afterConflicts =
  'Nothing was written. In each of these, write the text that is to stay into the content folder, then run this again with --keep.';

function loadOrExplain(folder: string): Content {
  try {
    return loadContent(folder);
  } catch (error) {
    throw error instanceof ContentError ? new ToolError(error.message) : error;
  }
}

function describeConflict(key: DocumentKey, { path, edited, current }: Conflict): string {
  const show = (value: unknown) => (value === undefined ? '(removed)' : JSON.stringify(value));
  return `${key}, ${path} was changed on both sides.\n  handed over: ${show(edited)}\n  in content/: ${show(current)}`;
}

function describeMerge(key: DocumentKey, current: Entry, merged: Entry): string[] {
  if (isRemoved(merged)) return isRemoved(current) ? [] : [`${key} removed`];
  if (isRemoved(current)) return [`${key} added`];
  return listChanges(fieldsOf(key), current, merged).map(({ kind, name, language }) =>
    kind === 'changed' ? `${key}: ${name} (${language})` : `${key}: ${name} ${kind}`,
  );
}

/** The albums as they will be. */
function replaceAlbums(
  albums: readonly LoadedEntry[],
  merges: readonly { key: DocumentKey; merged: Entry }[],
): LoadedEntry[] {
  const changed = new Map(merges.filter(({ key }) => isAlbum(key)).map(({ key, merged }) => [key, merged]));
  const others = albums.filter(({ entry }) => !changed.has(albumKey(String(entry[defaultLanguage]?.id))));
  const added = [...changed].filter(([, entry]) => !isRemoved(entry));
  return [...others, ...added.map(([key, entry]) => ({ file: `albums/${key}`, entry }))];
}

/**
 * Gives a new album another id where the folder has a different album of that id. It is the same album, sent again, when both
 * show a same photo: photos of other content have been renamed.
 */
function renameAlbums({ documents: handed, photos }: HandOver, content: Content): HandOver {
  const ids = content.albums.map(({ entry }) => String(entry[defaultLanguage]?.id));
  const renamed = handed.map((document) => {
    const { key, base, edited } = document;
    const current = readDocument(key, content);
    if (
      !isAlbum(key) ||
      !isRemoved(base) ||
      isRemoved(current) ||
      listFiles(edited).some((src) => listFiles(current).includes(src))
    )
      return document;
    const id = makeAlbumId(readAlbumId(key), new Set(ids));
    ids.push(id);
    return { key: albumKey(id), base, edited: writeAt(edited, [defaultLanguage, 'id'], id) };
  });
  return { documents: renamed, photos };
}

function listFiles(entry: Entry): string[] {
  return JSON.stringify(entry).match(/\/uploads\/[^"]+/g) ?? [];
}

function compareFiles(key: DocumentKey, current: Entry, merged: Entry): { written: ContentFile[]; removed: string[] } {
  const [before, after] = [writeDocument(key, current), writeDocument(key, merged)];
  return {
    written: after.filter(({ path, text }) => before.find((file) => file.path === path)?.text !== text),
    removed: before.map(({ path }) => path).filter((path) => !after.some((file) => file.path === path)),
  };
}

/** Gives a photo another name where the folder has a different file of that name, so that none is overwritten. */
function renamePhotos(handOver: HandOver, folder: string): HandOver {
  let text = JSON.stringify(handOver.documents);
  const photos: Record<string, Uint8Array> = {};
  for (const [src, bytes] of Object.entries(handOver.photos)) {
    const isTaken = (name: string) => existsSync(join(folder, name));
    if (isTaken(src) && readFileSync(join(folder, src)).equals(bytes)) continue;
    const extension = extname(src);
    const name = src.slice(0, -extension.length);
    const taken = { has: (other: string) => isTaken(other + extension) || other + extension in photos };
    const free = findFreeName(name, taken) + extension;
    photos[free] = bytes;
    text = text.replaceAll(JSON.stringify(src), JSON.stringify(free));
  }
  return { documents: JSON.parse(text), photos };
}

function write(file: string, data: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}
