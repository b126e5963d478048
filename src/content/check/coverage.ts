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
  /** Lists and their items that exist in the translation only. */
  leftover: string[];
  /** Translations of shared fields, which are ignored: the French value is shown. */
  ignored: string[];
};

export function measureCoverage(fields: Fields, entry: Entry): Coverage {
  const coverage: Coverage = { total: 0, missing: [], leftover: [], ignored: [] };
  pairTranslations(fields, entry, 'en', {
    enter: ({ shared }) => !shared,
    leaf: ({ field, path, shared }, french, translation) => {
      // Translations repeat the ids, because ids match items; a shared list may be repeated too.
      if (shared && !isBlank(translation) && !path.endsWith('.id') && !isEqual(french, translation)) {
        coverage.ignored.push(path);
      }
      if (!shared && isGroup(field) && isBlank(french) && !isBlank(translation)) coverage.leftover.push(path);
      if (shared || isBlank(french)) return;
      coverage.total += 1;
      if (isBlank(translation)) coverage.missing.push(path);
    },
    leftover: (path) => coverage.leftover.push(path),
  });
  return coverage;
}

function isEqual(french: unknown, translation: unknown): boolean {
  return JSON.stringify(french) === JSON.stringify(translation);
}
