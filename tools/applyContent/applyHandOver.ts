import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { checkAlbums } from '../../src/content/contentRules';
import { listChanges } from '../../src/content/documents/changes';
import { type ContentFile, writeDocument } from '../../src/content/documents/documentFiles';
import {
  activitiesIn,
  albumKey,
  alignLists,
  checkDocument,
  type DocumentKey,
  fieldsOf,
  isAlbum,
  isRemoved,
  listFiles,
  readAlbumId,
  readDocument,
} from '../../src/content/documents/documents';
import { writeAt } from '../../src/content/documents/editEntry';
import type { HandOver } from '../../src/content/documents/handOver';
import { findFreeName, makeAlbumId } from '../../src/content/documents/itemIds';
import { type Conflict, mergeEntries } from '../../src/content/documents/mergeEntries';
import { namePlace } from '../../src/content/documents/nameField';
import { ContentError, loadContent } from '../../src/content/load/load';
import type { Entry } from '../../src/content/localize';
import type { Content, LoadedEntry } from '../../src/content/model';
import { describeProblem, type Problem, type Report } from '../../src/content/problems';
import { defaultLanguage } from '../../src/i18n/languages';
import { findPictureFault, readMediaFormat } from '../../src/media/readMedia';
import { ToolError } from '../command';

export type Applied = {
  /** One line per change: `hero: Titre (fr)`. */
  changes: string[];
  /** Below the content folder. */
  written: string[];
  removed: string[];
};

type Merge = { key: DocumentKey; current: Entry; merged: Entry; conflicts: Conflict[] };

type Options = {
  folder: string;
  /** In a conflict, keeps the text of the content folder instead of stopping. */
  keep?: boolean;
};

/**
 * Puts what a volunteer changed into a content folder, and nothing else. Commits nothing.
 * @throws ToolError before anything is written: at a conflict, and when the result would not be valid
 */
export function applyHandOver(handOver: HandOver, { folder, keep = false }: Options): Applied {
  const content = loadOrExplain(folder);
  const broken = Object.keys(handOver.media).filter((src) => !isMedia(src, handOver.media[src] ?? new Uint8Array()));
  if (broken.length > 0)
    throw new ToolError(`Nothing was written. These are not whole, ask for the file again:\n${broken.join('\n')}`);
  const { documents: handed, media } = renameAlbums(renameMedia(handOver, folder), content);
  const handedMerges = handed.map(({ key, base, edited }): Merge => {
    const current = readDocument(key, content);
    const { merged, conflicts } = mergeEntries(base, edited, current);
    return { key, current, merged: alignLists(fieldsOf(key), merged), conflicts };
  });
  const merges = clearRemovedActivities(handedMerges, content);

  const conflicts = merges.flatMap(({ key, conflicts: found }) => found.map((each) => describeConflict(key, each)));
  if (conflicts.length > 0 && !keep) throw new ToolError(`${conflicts.join('\n\n')}\n\n${afterConflicts}`);
  const uploads = new Set([...content.uploads, ...Object.keys(media)]);
  const problems: Problem[] = merges.flatMap(({ key, merged }) =>
    nameItems(key, merged, checkDocument(key, merged, uploads)),
  );
  const report: Report = (file, field, reason, values = {}) => {
    problems.push({ file, field, reason, values });
  };
  const activities = merges.find(({ key }) => key === 'activities')?.merged ?? readDocument('activities', content);
  const slugs = activitiesIn(activities, defaultLanguage).map(({ id }) => String(id));
  // The slug is the name of the activity's files.
  for (const slug of slugs.filter((each) => !/^[a-z0-9-]+$/.test(each)))
    report(`activities/${slug}`, '', 'notActivityName');
  // An album may show an activity that was removed.
  if (problems.length === 0) checkAlbums(replaceAlbums(content.albums, merges), slugs, report);
  if (problems.length > 0)
    throw new ToolError(`Nothing was written. This would not be valid:\n${problems.map(describeProblem).join('\n')}`);

  const changes = merges.flatMap(({ key, current, merged }) => describeMerge(key, current, merged));
  const files = merges.map((merge) => compareFiles(merge, folder));
  const written = files.flatMap((each) => each.written);
  const removed = files.flatMap((each) => each.removed);
  for (const { path, text } of written) write(join(folder, path), text);
  for (const [src, bytes] of Object.entries(media)) write(join(folder, src), bytes);
  for (const path of removed) rmSync(join(folder, path));
  return { changes, written: [...written.map(({ path }) => path), ...Object.keys(media)], removed };
}

const afterConflicts =
  'Nothing was written. In each of these, write the text that is to stay into content/, then run the same command with `-- --keep` at its end: it keeps what content/ says there, and adds the rest.';

function isMedia(src: string, bytes: Uint8Array): boolean {
  return src.endsWith('.mp4') ? readMediaFormat(bytes) === 'video' : findPictureFault(bytes) === undefined;
}

function nameItems(key: DocumentKey, entry: Entry, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, field: namePlace(fieldsOf(key), problem.field, entry) }));
}

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
  return listChanges(fieldsOf(key), current, merged).map(({ kind, name, language, contents }) =>
    kind === 'changed'
      ? `${key}: ${name} (${language})`
      : `${key}: ${name} ${kind}${contents ? `, with ${contents}` : ''}`,
  );
}

/** The albums as they will be after the merge. */
function replaceAlbums(
  albums: readonly LoadedEntry[],
  merges: readonly { key: DocumentKey; merged: Entry }[],
): LoadedEntry[] {
  const changed = new Map(merges.filter(({ key }) => isAlbum(key)).map(({ key, merged }) => [key, merged]));
  const others = albums.filter(({ entry }) => !changed.has(keyOfAlbum(entry)));
  const added = [...changed].filter(([, entry]) => !isRemoved(entry));
  return [...others, ...added.map(([key, entry]) => ({ file: `albums/${key}`, entry }))];
}

/** Removes the reference to a removed activity from the albums. */
function clearRemovedActivities(merges: Merge[], content: Content): Merge[] {
  const activities = merges.find(({ key }) => key === 'activities');
  if (!activities) return merges;
  const listSlugs = (entry: Entry) => activitiesIn(entry, defaultLanguage).map(({ id }) => id);
  const left = listSlugs(activities.merged);
  const gone = listSlugs(activities.current).filter((slug) => !left.includes(slug));
  const others = content.albums
    .map(({ entry }): Merge => ({ key: keyOfAlbum(entry), current: entry, merged: entry, conflicts: [] }))
    .filter(({ key }) => !merges.some((each) => each.key === key));
  const clear = (merge: Merge): Merge =>
    gone.includes(merge.merged[defaultLanguage]?.activity)
      ? { ...merge, merged: writeAt(merge.merged, [defaultLanguage, 'activity'], undefined) }
      : merge;
  return [...merges.map(clear), ...others.map(clear).filter(({ current, merged }) => merged !== current)];
}

const keyOfAlbum = (entry: Entry) => albumKey(String(entry[defaultLanguage]?.id));

/** Gives a new album another id where the folder has a different album of that id. */
function renameAlbums({ documents: handed, media }: HandOver, content: Content): HandOver {
  const taken = new Set<string>();
  const renamed = handed.map((document) => {
    const { key, base, edited } = document;
    if (!isAlbum(key) || !isRemoved(base)) return document;
    const others = content.albums.filter(({ entry }) => !isSameAlbum(entry, edited));
    const id = makeAlbumId(readAlbumId(key), [...others.map(({ entry }) => readAlbumId(keyOfAlbum(entry))), ...taken]);
    taken.add(id);
    return { key: albumKey(id), base, edited: writeAt(edited, [defaultLanguage, 'id'], id) };
  });
  return { documents: renamed, media };
}

/**
 * Whether a new album was sent before: more than half of its files are the same. The others may have been renamed, because their
 * names were taken.
 */
function isSameAlbum(one: Entry, other: Entry): boolean {
  const [few = [], many = []] = [one, other].map(listFiles).sort((a, b) => a.length - b.length);
  return few.filter((src) => many.includes(src)).length * 2 > few.length;
}

function compareFiles({ key, current, merged }: Merge, folder: string): { written: ContentFile[]; removed: string[] } {
  const readFile = (path: string) => {
    const file = join(folder, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const [before, after] = [writeDocument(key, current, readFile), writeDocument(key, merged, readFile)];
  return {
    written: after.filter(({ path, text }) => before.find((file) => file.path === path)?.text !== text),
    removed: before.map(({ path }) => path).filter((path) => !after.some((file) => file.path === path)),
  };
}

/** Gives a photo or video another name where the folder has a different file of that name, so that none is overwritten. */
function renameMedia(handOver: HandOver, folder: string): HandOver {
  const names = new Map<unknown, string>();
  const media: Record<string, Uint8Array> = {};
  for (const [src, bytes] of Object.entries(handOver.media)) {
    const extension = extname(src);
    const isTaken = (name: string) => {
      const file = join(folder, name);
      // The other files of this hand-over keep their names.
      return (name !== src && name in handOver.media) || (existsSync(file) && !readFileSync(file).equals(bytes));
    };
    const name =
      findFreeName(src.slice(0, -extension.length), { has: (each) => isTaken(each + extension) }) + extension;
    names.set(src, name);
    if (!existsSync(join(folder, name))) media[name] = bytes;
  }
  // All in one pass: a new name may be the former one of another file.
  const rename = (entry: Entry): Entry =>
    JSON.parse(JSON.stringify(entry), (_, value: unknown) => names.get(value) ?? value);
  return { documents: handOver.documents.map((each) => ({ ...each, edited: rename(each.edited) })), media };
}

function write(file: string, data: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}
