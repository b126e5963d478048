import { localLengthInWords } from '../../country';
import type { Advice } from '../../shared/advice';
import { defaultLanguage } from '../../shared/i18n/languages';
import { cleanContact, isMerchantCode, isMobile, isPlaceholder } from '../fields/contacts';
import type { Giving, LoadedEntry, Way } from '../model/model';

/**
 * A way with a `placeholder` is not shown: its number would send money to a stranger. A `merchantCode` may lack digits.
 */
export type WayNote = 'placeholder' | 'merchantCode';

type NotedField = { index: number; field: 'number' | 'url' | 'how'; note: WayNote };

export function listShownWays(ways: readonly Way[] = []): Way[] {
  const shown = ways.filter((way) => !findPlaceholder(way));
  // Cleaned, because donors copy the number into their operator's menu.
  return shown.map((way) => (way.number ? { ...way, number: cleanContact(way.number) } : way));
}

export function findWayNotes(ways: readonly Way[] = []): NotedField[] {
  return ways.flatMap((way, index): NotedField[] => {
    const { kind, number = '' } = way;
    const field = findPlaceholder(way);
    if (field) return [{ index, field, note: 'placeholder' }];
    const isShort = kind === 'mobileMoney' && !isMobile(number) && isMerchantCode(number);
    return isShort ? [{ index, field: 'number', note: 'merchantCode' }] : [];
  });
}

/** The field in which a way does not say yet where to give. */
function findPlaceholder({ kind, number, url, how }: Way): NotedField['field'] | undefined {
  if (number) return isPlaceholder(number) ? 'number' : undefined;
  if (!isPlaceholder(url)) return undefined;
  if (kind === 'inPerson') return how ? undefined : 'how';
  return kind === 'link' ? 'url' : 'number';
}

/** Finds ways that are not shown, and numbers that may lack a digit. */
export function adviseWays({ file, entry }: LoadedEntry): Advice[] {
  const { ways = [] } = (entry[defaultLanguage] ?? {}) as Partial<Giving>;
  return findWayNotes(ways).map(({ index, field, note }) => {
    const way = `${file}: the way to give ${ways[index]?.id}`;
    return note === 'placeholder'
      ? { what: `${way} is a placeholder, and not shown`, todo: `Put in its real ${field}, or remove the way.` }
      : {
          what: `${way} has ${ways[index]?.number}, which is not a mobile number`,
          todo: `Ask the association whether it is a merchant code: a mobile number has ${localLengthInWords.en} digits.`,
        };
  });
}
