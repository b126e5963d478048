import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { checkAlbums, checkPortraits } from '../../src/content/contentRules';
import { measureCoverage } from '../../src/content/coverage';
import { isAbsent, split, type Tree } from '../../src/content/documents/bilingual';
import { listChanges } from '../../src/content/documents/changes';
import { type ContentFile, writeDocument } from '../../src/content/documents/documentFiles';
import {
  activitiesIn,
  albumKey,
  checkDocument,
  type DocumentKey,
  fieldsOf,
  isAlbum,
  listFiles,
  readAlbumId,
  readDocument,
} from '../../src/content/documents/documents';
import { writeAt } from '../../src/content/documents/editEntry';
import { findReviewNotes } from '../../src/content/documents/findReviewNotes';
import { type HandedDocument, type HandOver, nameHandOver } from '../../src/content/documents/handOver';
import { findFreeName, isTemporaryId, makeAlbumId } from '../../src/content/documents/itemIds';
import { type Conflict, mergeEntries } from '../../src/content/documents/mergeEntries';
import { moveFacts } from '../../src/content/documents/moveFacts';
import { nameField, namePlace } from '../../src/content/documents/nameField';
import { listEntries } from '../../src/content/entries';
import { loadContent } from '../../src/content/load/load';
import type { Entry } from '../../src/content/localize';
import type { Content, LoadedEntry } from '../../src/content/model';
import { describeProblem, type Problem, type Report } from '../../src/content/problems';
import { defaultLanguage, type Language, languages } from '../../src/shared/i18n/languages';
import { findPictureFault, readMediaFormat } from '../../src/shared/media/inspectMedia';
import { asList, isBlank, isFileName } from '../../src/shared/values';
import { ToolError } from '../command';
import { loadOrStop } from '../loadOrStop';

export type Applied = {
  /** One line per change: `hero: Titre (fr)`. */
  changes: string[];
  /** Below the content folder. */
  written: string[];
  removed: string[];
  /** The files that a document no longer shows, but that stay, because the content files `shownBy` show them. */
  kept: { src: string; shownBy: string[] }[];
  /** What was removed from the written files, because only a translation had it: one line per field or item. */
  dropped: string[];
  /** The translations that have not followed a change of the French: `hero › Texte`. */
  toReview: { language: Language; name: string }[];
  /** One line per mistake of a document that was not written, and per reference to such a document. */
  leftOut: string[];
};

type Merge = { key: DocumentKey; current: Tree; merged: Tree; conflicts: Conflict[] };

type Options = {
  folder: string;
  /** In a conflict, keeps the text of the content folder instead of stopping. */
  keep?: boolean;
};

/**
 * Puts what a volunteer changed into a content folder, and nothing else: each document that is valid, with its media. Removes the
 * photos and videos that no document names any more. Commits nothing.
 * @throws ToolError before anything is written: at a conflict, and when the content would not be valid as a whole
 */
export function applyHandOver(handOver: HandOver, { folder, keep = false }: Options): Applied {
  const content = loadOrStop(folder);
  const {
    documents: handed,
    media,
    broken,
  } = renameAlbums(
    renameMedia(
      dropBroken(nameHandOver({ ...handOver, documents: moveFacts(handOver.documents) })),
      folder,
      content.uploads,
    ),
    content,
  );
  const merges = handed.map((document) => mergeDocument(document, content));
  const conflicts = merges.flatMap(({ key, conflicts: found }) => found.map((each) => describeConflict(key, each)));
  if (conflicts.length > 0 && !keep) throw new ToolError(`${conflicts.join('\n\n')}\n\n${afterConflicts}`);

  const uploads = new Set([...content.uploads, ...Object.keys(media)]);
  const checked = merges.map((merge) => ({
    merge,
    mistakes: describeMistakes(merge, uploads, broken, content.consents),
  }));
  const leftOut = checked.flatMap(({ mistakes }) => mistakes);
  const valid = checked.filter(({ mistakes }) => mistakes.length === 0).map(({ merge }) => merge);
  const result = keepActivities(clearRemovedActivities(valid, content), content, leftOut);
  checkTogether(result, content);

  const changes = result.flatMap(({ key, current, merged }) => describeMerge(key, current, merged));
  const files = result.map((merge) => compareFiles(merge, folder));
  const written = files.flatMap((each) => each.written);
  const removed = files.flatMap((each) => each.removed);
  const referenced = new Set(result.flatMap(({ merged }) => listFiles(merged)));
  const added = Object.entries(media).filter(([src]) => referenced.has(src));
  for (const path of [...written.map((file) => file.path), ...added.map(([src]) => src), ...removed])
    refuseLink(path, folder);
  for (const { path, text } of written) write(join(folder, path), text);
  for (const [src, bytes] of added) write(join(folder, src), bytes);
  for (const path of removed) rmSync(join(folder, path));
  const takenOut = findTakenOut(result, folder);
  const unused = takenOut.filter(({ shownBy }) => shownBy.length === 0).map(({ src }) => src);
  for (const src of unused) rmSync(join(folder, src));
  return {
    changes,
    written: [...written.map(({ path }) => path), ...added.map(([src]) => src)],
    removed: [...removed, ...unused],
    kept: takenOut.filter(({ shownBy }) => shownBy.length > 0),
    dropped: listDropped(content, [...written.map(({ path }) => path), ...removed]),
    toReview: result.flatMap(listToReview),
    leftOut,
  };
}

function mergeDocument({ key, base, edited }: HandedDocument<Tree>, content: Content): Merge {
  const current = readDocument(key, content);
  // A removed album counts as undefined, so that in a conflict the other version stays whole.
  const [former, wanted, present] = [base, edited, current].map((tree) => (isAbsent(tree) ? undefined : tree));
  const { merged = {}, conflicts } = mergeEntries(former, wanted, present);
  const [before, after, now] = [base, edited, current].map(listPlaceholders) as [string[], string[], string[]];
  if (now.length === 0) return { key, current, merged, conflicts };
  // A placeholder is removed only if the text that replaces it is kept, not if a conflict keeps that of the content folder.
  const kept = conflicts.flatMap(({ path }) => path.split(/[.[\]]+/));
  const gone = before.filter((name) => !after.includes(name) && !kept.includes(name.split('.').at(-1) ?? ''));
  const left = now.filter((name) => !gone.includes(name));
  const others = conflicts.filter(({ path }) => path !== 'placeholders');
  return { key, current, merged: writeAt(merged, ['placeholders'], left), conflicts: others };
}

function listPlaceholders({ placeholders }: Tree): string[] {
  return asList(placeholders).map(String);
}

/** A hand-over without the media that did not arrive whole, and their names. */
function dropBroken<H extends HandOver<Tree>>(handOver: H): H & { broken: string[] } {
  const media = Object.entries(handOver.media);
  const whole = media.filter(([src, bytes]) => isMedia(src, bytes));
  const broken = media.filter((each) => !whole.includes(each)).map(([src]) => src);
  return { ...handOver, media: Object.fromEntries(whole), broken };
}

/** What keeps a document from being written, one line per mistake. */
function describeMistakes(
  { key, current, merged }: Merge,
  uploads: ReadonlySet<string>,
  broken: readonly string[],
  consents: LoadedEntry,
): string[] {
  const problems: Problem[] = checkDocument(key, { base: current, entry: merged }, uploads);
  // The slug is the name of the activity's files.
  const slugs =
    key === 'activities' ? listSlugs(merged).filter((slug) => !/^[a-z0-9-]+$/.test(slug) || !isFileName(slug)) : [];
  for (const slug of slugs)
    problems.push({ file: `activities/${slug}`, field: '', reason: 'notActivityName', values: {} });
  if (key === 'association')
    checkPortraits({ file: key, entry: split(fieldsOf(key), merged) }, consents, (file, field, reason, values = {}) => {
      problems.push({ file, field, reason, values });
    });
  const cut = broken.filter((src) => listFiles(merged).includes(src));
  return [
    ...nameItems(key, merged, problems).map(
      (problem) => describeProblem(problem) + (problem.reason === 'noConsent' ? `; ${afterPortrait}` : ''),
    ),
    ...cut.map((src) => `${key}: ${src} did not arrive whole, ask for the file again`),
  ];
}

function listSlugs(activities: Tree): string[] {
  return activitiesIn(activities).map(({ id }) => String(id));
}

function findActivities(merges: readonly Merge[], content: Content): Tree {
  return merges.find(({ key }) => key === 'activities')?.merged ?? readDocument('activities', content);
}

/** Keeps the former activity of an album if the new one is in no document that is written. */
function keepActivities(merges: Merge[], content: Content, leftOut: string[]): Merge[] {
  const written = listSlugs(findActivities(merges, content));
  return merges.map((merge) => {
    const activity = String(merge.merged.activity ?? '');
    if (!isAlbum(merge.key) || isBlank(activity) || written.includes(activity)) return merge;
    const name = isTemporaryId(activity) ? 'its new activity' : `the activity ${activity}`;
    leftOut.push(`${merge.key}: ${name} was not written, so the album stays at the one that it had`);
    return { ...merge, merged: writeAt(merge.merged, ['activity'], merge.current.activity) };
  });
}

/** The rules across documents. @throws ToolError */
function checkTogether(merges: readonly Merge[], content: Content): void {
  const problems: Problem[] = [];
  const report: Report = (file, field, reason, values = {}) => {
    problems.push({ file, field, reason, values });
  };
  checkAlbums(replaceAlbums(content.albums, merges), listSlugs(findActivities(merges, content)), report);
  if (problems.length > 0)
    throw new ToolError(`Nothing was written. This would not be valid:\n${problems.map(describeProblem).join('\n')}`);
}

/** The files that the written documents name less often than before, with the files of the folder that name them now. */
function findTakenOut(merges: readonly Merge[], folder: string): Applied['kept'] {
  const former = merges.flatMap(({ current, merged }) => {
    const left = listFiles(merged);
    const before = listFiles(current);
    const count = (files: string[], src: string) => files.filter((each) => each === src).length;
    return before.filter((src) => count(left, src) < count(before, src));
  });
  if (former.length === 0) return [];
  const entries = listEntries(loadContent(folder)).map(({ file, entry }) => ({ file, files: listFiles(entry) }));
  return [...new Set(former)]
    .filter((src) => existsSync(join(folder, src)))
    .map((src) => ({ src, shownBy: entries.filter(({ files }) => files.includes(src)).map(({ file }) => file) }));
}

const afterPortrait =
  'add the entry once you have the signed paper, or ask for the file without the portrait, then run again';

const afterConflicts =
  'Nothing was written. In each of these, write the text that is to stay into content/, then run npm run content:apply -- --keep "FILE": it keeps what content/ says there, and adds the rest.';

function isMedia(src: string, bytes: Uint8Array): boolean {
  return src.endsWith('.mp4') ? readMediaFormat(bytes) === 'video' : findPictureFault(bytes) === undefined;
}

function nameItems(key: DocumentKey, entry: Tree, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, field: namePlace(fieldsOf(key), problem.field, entry) }));
}

function describeConflict(key: DocumentKey, { path, edited, current }: Conflict): string {
  const show = (value: unknown) => (value === undefined ? '(removed)' : JSON.stringify(value));
  return `${[key, path].filter(Boolean).join(', ')} was changed on both sides.\n  handed over: ${show(edited)}\n  in content/: ${show(current)}`;
}

function describeMerge(key: DocumentKey, current: Tree, merged: Tree): string[] {
  if (isAbsent(merged)) return isAbsent(current) ? [] : [`${key} removed`];
  if (isAbsent(current)) return [`${key} added`];
  const changes = listChanges(fieldsOf(key), current, merged).map(({ kind, name, language, contents }) =>
    kind === 'changed'
      ? `${key}: ${name} (${language})`
      : `${key}: ${name} ${kind}${contents ? `, with ${contents}` : ''}`,
  );
  const settled = listPlaceholders(current).filter((name) => !listPlaceholders(merged).includes(name));
  return [...changes, ...settled.map((name) => `${key}: ${name} is no longer a placeholder`)];
}

function listToReview({ key, current, merged }: Merge): Applied['toReview'] {
  const stale = [...findReviewNotes(fieldsOf(key), current, merged)].filter(([, note]) => note === 'stale');
  return stale.map(([path]) => {
    const [language, ...steps] = path.split('.') as [Language, ...string[]];
    return { language, name: `${key} › ${nameField(fieldsOf(key), steps.join('.'), merged)}` };
  });
}

function listDropped(content: Content, paths: readonly string[]): string[] {
  return listEntries(content).flatMap(({ file, entry, fields }) =>
    languages.flatMap((language) => {
      const files = [file, `${file}.${language}.md`];
      if (!paths.some((path) => files.includes(`content/${path}`))) return [];
      const { leftover, ignored } = measureCoverage(fields, entry, language);
      return [...leftover, ...ignored].map((path) => `${file}: ${namePlace(fields, `${language}.${path}`, entry)}`);
    }),
  );
}

/** The albums as they will be after the merge. */
function replaceAlbums(
  albums: readonly LoadedEntry[],
  merges: readonly { key: DocumentKey; merged: Tree }[],
): LoadedEntry[] {
  const changed = new Map(merges.filter(({ key }) => isAlbum(key)).map(({ key, merged }) => [key, merged]));
  const others = albums.filter(({ entry }) => !changed.has(keyOfAlbum(entry)));
  const added = [...changed].filter(([, entry]) => !isAbsent(entry));
  return [...others, ...added.map(([key, tree]) => ({ file: `albums/${key}`, entry: split(fieldsOf(key), tree) }))];
}

/** Removes the reference to a removed activity from the albums. */
function clearRemovedActivities(merges: Merge[], content: Content): Merge[] {
  const activities = merges.find(({ key }) => key === 'activities');
  if (!activities) return merges;
  const left = listSlugs(activities.merged);
  const gone = listSlugs(activities.current).filter((slug) => !left.includes(slug));
  const others = content.albums
    .map(({ entry }) => keyOfAlbum(entry))
    .filter((key) => !merges.some((each) => each.key === key))
    .map((key): Merge => {
      const current = readDocument(key, content);
      return { key, current, merged: current, conflicts: [] };
    });
  const clear = (merge: Merge): Merge =>
    gone.includes(String(merge.merged.activity))
      ? { ...merge, merged: writeAt(merge.merged, ['activity'], undefined) }
      : merge;
  return [...merges.map(clear), ...others.map(clear).filter(({ current, merged }) => merged !== current)];
}

const keyOfAlbum = (entry: Entry) => albumKey(String(entry[defaultLanguage]?.id));

/** Gives a new album another id where the folder has a different album of that id. */
function renameAlbums<H extends HandOver<Tree>>(handOver: H, content: Content): H {
  const { documents: handed } = handOver;
  const taken = new Set<string>();
  const renamed = handed.map((document) => {
    const { key, base, edited } = document;
    if (!isAlbum(key) || !isAbsent(base)) return document;
    const others = content.albums.filter(({ entry }) => !isSameAlbum(entry, edited));
    const id = makeAlbumId(readAlbumId(key), [...others.map(({ entry }) => readAlbumId(keyOfAlbum(entry))), ...taken]);
    taken.add(id);
    return { key: albumKey(id), base, edited: writeAt(edited, ['id'], id) };
  });
  return { ...handOver, documents: renamed };
}

/**
 * Whether a new album was sent before: more than half of its files are the same. The others may have been renamed, because their
 * names were taken.
 */
function isSameAlbum(...albums: [Entry, Tree]): boolean {
  const [few = [], many = []] = albums.map(listFiles).sort((a, b) => a.length - b.length);
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

/**
 * Gives a photo or video another name where the folder has a different file of that name, so that none is overwritten, or one
 * whose name differs by capitals, which some systems take for the same.
 */
function renameMedia<H extends HandOver<Tree>>(handOver: H, folder: string, uploads: Iterable<string>): H {
  const present = new Map([...uploads].map((src) => [src.toLowerCase(), src]));
  const names = new Map<unknown, string>();
  const media: Record<string, Uint8Array> = {};
  for (const [src, bytes] of Object.entries(handOver.media)) {
    const extension = extname(src);
    const isTaken = (name: string) => {
      const file = join(folder, name);
      // The other files of this hand-over keep their names.
      if ((name !== src && name in handOver.media) || (present.get(name.toLowerCase()) ?? name) !== name) return true;
      return existsSync(file) && !readFileSync(file).equals(bytes);
    };
    const name =
      findFreeName(src.slice(0, -extension.length), { has: (each) => isTaken(each + extension) }) + extension;
    names.set(src, name);
    if (!existsSync(join(folder, name))) media[name] = bytes;
  }
  // All in one pass: a new name may be the former one of another file.
  const rename = (entry: Tree): Tree =>
    JSON.parse(JSON.stringify(entry), (_, value: unknown) => names.get(value) ?? value);
  const documents = handOver.documents.map((each) => ({ ...each, edited: rename(each.edited) }));
  return { ...handOver, documents, media };
}

/** @throws ToolError where a folder of the path leads out of the content */
function refuseLink(path: string, folder: string): void {
  const parts = path.split('/').slice(0, -1);
  const folders = parts.map((_, index) => join(folder, ...parts.slice(0, index + 1)));
  if (folders.some((each) => lstatSync(each, { throwIfNoEntry: false })?.isSymbolicLink()))
    throw new ToolError(`Nothing was written: ${path} is in a folder that is a link.`);
}

function write(file: string, data: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}
