import { defaultLanguage } from '../../shared/i18n/languages';
import { asRecord } from '../../shared/unknownValues';
import type { Tree } from './bilingual';
import { activitiesIn } from './documents';
import { addTitleToId, isUntitled } from './itemIds';

export function listSlugs(tree: Tree): string[] {
  return activitiesIn(tree).map(({ id }) => String(id));
}

/**
 * Puts the title of each new activity before its random id, once: the path of the activity contains the id.
 * @param handedOverVersions versions of the document that have left the device: their activities keep their ids
 */
export function addTitlesToIds(edited: Tree, handedOverVersions: readonly Tree[] = []): Tree {
  const final = handedOverVersions.flatMap(listSlugs);
  const rename = (activity: Record<string, unknown>) => {
    const id = String(activity.id);
    return isUntitled(id) && !final.includes(id)
      ? { ...activity, id: addTitleToId(readTitle(activity), id) }
      : activity;
  };
  const activities = activitiesIn(edited).map(rename);
  return String(listSlugs({ activities })) === String(listSlugs(edited)) ? edited : { ...edited, activities };
}

/** The French titles of the activities that a draft has added and named, by slug. */
export function listNewActivities({ base, edited }: { base: Tree; edited: Tree }): Record<string, string> {
  const earlierSlugs = listSlugs(base);
  const titles = activitiesIn(edited).map((activity) => [String(activity.id), readTitle(activity)] as const);
  const added = titles.filter(([id]) => !isUntitled(id) && !earlierSlugs.includes(id));
  return Object.fromEntries(added.map(([id, title]) => [id, title || id]));
}

const readTitle = ({ title }: Record<string, unknown>) => String(asRecord(title)[defaultLanguage] ?? '');
