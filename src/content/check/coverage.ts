import { isBlank } from '../../shared/unknownValues';
import { type Fields, isGroup } from '../fields/fields';
import { pairTranslations } from '../model/entries';
import type { Entry } from '../model/model';

/** How much of an entry is translated into English. Paths have no language: `media[3].caption`. */
export type Coverage = {
  /** The number of French texts to translate. */
  total: number;
  /** The paths of the texts that fall back to French. */
  missing: string[];
  /** The paths of English values that no page shows: groups and items that French lacks, shared values that differ. */
  leftover: string[];
};

export function measureCoverage(fields: Fields, entry: Entry): Coverage {
  const coverage: Coverage = { total: 0, missing: [], leftover: [] };
  pairTranslations(fields, entry, 'en', {
    enter: ({ shared }) => !shared,
    leaf: ({ field, path, shared }, french, translation) => {
      // English repeats the ids of items, which match the items, and may repeat any shared value.
      const isOther = JSON.stringify(french) !== JSON.stringify(translation);
      if (shared && !isBlank(translation) && isOther) coverage.leftover.push(path);
      if (!shared && isGroup(field) && isBlank(french) && !isBlank(translation)) coverage.leftover.push(path);
      if (shared || isBlank(french)) return;
      coverage.total += 1;
      if (isBlank(translation)) coverage.missing.push(path);
    },
    leftover: (path) => coverage.leftover.push(path),
  });
  return coverage;
}
