import { isBlank } from '../../shared/unknownValues';
import { type Fields, isGroup } from '../fields/fields';
import { pairTranslations } from '../model/entries';
import type { Entry } from '../model/model';

/** The state of an entry's English. Field paths are those of problems: `media[3].caption`. */
export type Coverage = {
  /** The number of French texts. */
  total: number;
  /** Texts that fall back to French. */
  missing: string[];
  /** What no page shows: lists and their items that only the translation has, and its other values of shared fields. */
  leftover: string[];
};

export function measureCoverage(fields: Fields, entry: Entry): Coverage {
  const coverage: Coverage = { total: 0, missing: [], leftover: [] };
  pairTranslations(fields, entry, 'en', {
    enter: ({ shared }) => !shared,
    leaf: ({ field, path, shared }, french, translation) => {
      // Translations repeat the ids, because ids match items; a shared list may be repeated too.
      const isOther = JSON.stringify(french) !== JSON.stringify(translation);
      if (shared && !isBlank(translation) && !path.endsWith('.id') && isOther) coverage.leftover.push(path);
      if (!shared && isGroup(field) && isBlank(french) && !isBlank(translation)) coverage.leftover.push(path);
      if (shared || isBlank(french)) return;
      coverage.total += 1;
      if (isBlank(translation)) coverage.missing.push(path);
    },
    leftover: (path) => coverage.leftover.push(path),
  });
  return coverage;
}
