import type { Tree } from '../../src/content/documents/bilingual';
import {
  type DocumentKey,
  fieldsOf,
  isAlbum,
  listDocumentKeys,
  listSlugs,
  readDocument,
} from '../../src/content/documents/documents';
import { writeAt } from '../../src/content/documents/editDocument';
import type { HandedDocument } from '../../src/content/documents/handOver';
import { type Conflict, mergeDraft } from '../../src/content/documents/mergeVersions';
import { pairFields } from '../../src/content/fields/walkFields';
import type { Content } from '../../src/content/model/model';
import { isBlank } from '../../src/shared/unknownValues';

/** A document as it is in the content files, and as they would have it with a volunteer's changes. */
export type Merge = { key: DocumentKey; current: Tree; merged: Tree; conflicts: Conflict[] };

export function mergeDocument({ key, edited, ...versions }: HandedDocument, content: Content): Merge {
  const current = readDocument(key, content);
  const withoutUnknown = pairFields(fieldsOf(key), edited, {}, { leaf: (_, value) => value }) as Tree;
  return { key, current, ...mergeDraft({ ...versions, edited: withoutUnknown }, current) };
}

/** Removes the reference to a removed activity from the albums. */
export function clearRemovedActivities(merges: Merge[], content: Content): Merge[] {
  const activities = merges.find(({ key }) => key === 'activities');
  if (!activities) return merges;
  const left = listSlugs(activities.merged);
  const gone = listSlugs(activities.current).filter((slug) => !left.includes(slug));
  const showsGone = ({ merged }: Merge) => gone.includes(String(merged.activity));
  const otherAlbums = listDocumentKeys(content)
    .filter((key) => isAlbum(key) && !merges.some((merge) => merge.key === key))
    .map((key): Merge => {
      const current = readDocument(key, content);
      return { key, current, merged: current, conflicts: [] };
    });
  return [...merges, ...otherAlbums.filter(showsGone)].map((merge) =>
    showsGone(merge) ? { ...merge, merged: writeAt(merge.merged, ['activity'], undefined) } : merge,
  );
}

/** Keeps the current activity of an album if the new one is in no document that is written, and says so. */
export function keepActivities(merges: Merge[], content: Content): { kept: Merge[]; sentences: string[] } {
  const written = listSlugs(findActivities(merges, content));
  const sentences: string[] = [];
  const kept = merges.map((merge) => {
    const activity = String(merge.merged.activity ?? '');
    if (!isAlbum(merge.key) || isBlank(activity) || written.includes(activity)) return merge;
    sentences.push(`${merge.key}: the activity ${activity} was not written, so the album stays at the one that it had`);
    const { activity: former } = merge.current;
    const stays = written.includes(String(former)) ? former : undefined;
    return { ...merge, merged: writeAt(merge.merged, ['activity'], stays) };
  });
  return { kept, sentences };
}

function findActivities(merges: readonly Merge[], content: Content): Tree {
  return merges.find(({ key }) => key === 'activities')?.merged ?? readDocument('activities', content);
}
