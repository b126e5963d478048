import { checkAlbums } from '../../src/content/check/contentRules';
import { isAbsent, type Tree, toHalves } from '../../src/content/documents/bilingual';
import {
  albumKey,
  type DocumentKey,
  fieldsOf,
  filePath,
  isAlbum,
  listSlugs,
  readDocument,
} from '../../src/content/documents/documents';
import { writeAt } from '../../src/content/documents/editDocument';
import type { HandedDocument } from '../../src/content/documents/handOver';
import { type Conflict, mergeDraft } from '../../src/content/documents/mergeVersions';
import { mapFields } from '../../src/content/fields/walkFields';
import type { Content, Entry, LoadedEntry } from '../../src/content/model/model';
import { describeProblem, type Problem, type Report } from '../../src/content/problems';
import { defaultLanguage } from '../../src/shared/i18n/languages';
import { isBlank } from '../../src/shared/values';
import { ToolError } from '../command';

/** A document as it is in the content files, and as they would have it with a volunteer's changes. */
export type Merge = { key: DocumentKey; current: Tree; merged: Tree; conflicts: Conflict[] };

export function mergeDocument({ key, edited, ...versions }: HandedDocument, content: Content): Merge {
  const current = readDocument(key, content);
  const withoutUnknown = mapFields(fieldsOf(key), edited, (_, value) => value) as Tree;
  return { key, current, ...mergeDraft({ ...versions, edited: withoutUnknown }, current) };
}

/** Removes the reference to a removed activity from the albums. */
export function clearRemovedActivities(merges: Merge[], content: Content): Merge[] {
  const activities = merges.find(({ key }) => key === 'activities');
  if (!activities) return merges;
  const left = listSlugs(activities.merged);
  const gone = listSlugs(activities.current).filter((slug) => !left.includes(slug));
  const showsGone = ({ merged }: Merge) => gone.includes(String(merged.activity));
  const otherAlbums = content.albums
    .map(({ entry }) => keyOfAlbum(entry))
    .filter((key) => !merges.some((each) => each.key === key))
    .map((key): Merge => {
      const current = readDocument(key, content);
      return { key, current, merged: current, conflicts: [] };
    });
  return [...merges, ...otherAlbums.filter(showsGone)].map((merge) =>
    showsGone(merge) ? { ...merge, merged: writeAt(merge.merged, ['activity'], undefined) } : merge,
  );
}

/** Keeps the current activity of an album if the new one is in no document that is written. */
export function keepActivities(merges: Merge[], content: Content, leftOut: string[]): Merge[] {
  const written = listSlugs(findActivities(merges, content));
  return merges.map((merge) => {
    const activity = String(merge.merged.activity ?? '');
    if (!isAlbum(merge.key) || isBlank(activity) || written.includes(activity)) return merge;
    leftOut.push(`${merge.key}: the activity ${activity} was not written, so the album stays at the one that it had`);
    return { ...merge, merged: writeAt(merge.merged, ['activity'], merge.current.activity) };
  });
}

/**
 * The rules across documents.
 * @throws ToolError
 */
export function checkTogether(merges: readonly Merge[], content: Content): void {
  const problems: Problem[] = [];
  const report: Report = (file, field, reason, values = {}) => {
    problems.push({ file, field, reason, values });
  };
  checkAlbums(replaceAlbums(content.albums, merges), listSlugs(findActivities(merges, content)), report);
  if (problems.length > 0)
    throw new ToolError(`Nothing was written. This would not be valid:\n${problems.map(describeProblem).join('\n')}`);
}

function findActivities(merges: readonly Merge[], content: Content): Tree {
  return merges.find(({ key }) => key === 'activities')?.merged ?? readDocument('activities', content);
}

/** The albums as they will be after the merge. */
function replaceAlbums(
  albums: readonly LoadedEntry[],
  merges: readonly { key: DocumentKey; merged: Tree }[],
): LoadedEntry[] {
  const changed = new Map(merges.filter(({ key }) => isAlbum(key)).map(({ key, merged }) => [key, merged]));
  const others = albums.filter(({ entry }) => !changed.has(keyOfAlbum(entry)));
  const added = [...changed].filter(([, tree]) => !isAbsent(tree));
  return [
    ...others,
    ...added.map(([key, tree]) => ({ file: `content/${filePath(key)}`, entry: toHalves(fieldsOf(key), tree) })),
  ];
}

const keyOfAlbum = (entry: Entry) => albumKey(String(entry[defaultLanguage]?.id));
