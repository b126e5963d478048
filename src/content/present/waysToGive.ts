import { cleanContact, isMerchantCode, isMobile, isPlaceholder } from '../contacts';
import type { Way } from '../model/model';

/**
 * What to review in a way to give. `placeholder`: it does not say yet where to give, and is not shown. `merchantCode`:
 * its number is a merchant code, or a mobile number with a digit too few or too many.
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

/** The field in which a way should say where to give, but does not yet. */
function findPlaceholder({ kind, number, url, how }: Way): NotedField['field'] | undefined {
  if (number) return isPlaceholder(number) ? 'number' : undefined;
  if (!isPlaceholder(url)) return undefined;
  if (kind === 'inPerson') return how ? undefined : 'how';
  return kind === 'link' ? 'url' : 'number';
}
