import { localLengthInWords } from '../country';
import type { Advice } from '../shared/advice';
import { cleanContact, hasUnknownDigits, isMerchantCode, isMobile } from './contacts';
import type { Giving, LoadedEntry, Way } from './model';
import { sampleHolder } from './singletons';

// Decides which ways to give are shown. The number of a sample would send money to a stranger.

/** Why a way is not shown. A way with `merchantCode` is shown, but its number may lack digits. */
export type WayRemark = 'sampleValue' | 'nowhere' | 'merchantCode';

type DecidingField = 'number' | 'url' | 'holder' | 'how';

/** A remark about a field of a way. */
type Remarked = { index: number; field: DecidingField; remark: WayRemark };

/** Omits samples, and ways that do not say where to give. */
export function listShownWays(giving: Pick<Giving, 'ways' | 'placeholders'>): Way[] {
  const hidden = findWayRemarks(giving).filter(({ remark }) => remark !== 'merchantCode');
  const shown = (giving.ways ?? []).filter((_, position) => !hidden.some(({ index }) => index === position));
  // Cleaned, because donors copy the number into their operator's menu.
  return shown.map((way) => (way.number ? { ...way, number: cleanContact(way.number) } : way));
}

export function findWayRemarks({ ways = [], placeholders = [] }: Pick<Giving, 'ways' | 'placeholders'>): Remarked[] {
  return ways.flatMap((way, index): Remarked[] => {
    const { kind, number, url, how } = way;
    const isInPerson = kind === 'inPerson';
    const samples = listSampleFields(way, placeholders.includes(way.id));
    if (samples.length === 0 && !number && !url && !(isInPerson && how))
      return [{ index, field: isInPerson ? 'how' : 'number', remark: 'nowhere' }];
    const isShort = kind === 'mobileMoney' && number && !isMobile(number) && isMerchantCode(number);
    return [
      ...samples.map((field) => ({ index, field, remark: 'sampleValue' as const })),
      ...(isShort ? [{ index, field: 'number', remark: 'merchantCode' } as const] : []),
    ];
  });
}

/** Whether an edited way still has a value of the sample that decides where the money goes. */
export function isStillSample(sample: Way, edited: Way): boolean {
  const deciding = listSampleFields(sample, true);
  return (
    listSampleFields(edited, false).length > 0 ||
    deciding.some((field) => compact(sample[field]) === compact(edited[field]))
  );
}

/**
 * The fields of a way that hold a sample's value: a number with two X in a row or the sample's holder; without these,
 * in a listed way, what decides where the money goes.
 * @param isListed whether the file's placeholders name this way
 */
function listSampleFields(way: Way, isListed: boolean): DecidingField[] {
  const shown: DecidingField[] = [];
  if (hasUnknownDigits(way.number ?? '')) shown.push('number');
  if (compact(way.holder) === compact(sampleHolder) || hasUnknownDigits(way.holder ?? '')) shown.push('holder');
  if (shown.length > 0 || !isListed) return shown;
  if (way.kind === 'inPerson') return ['how'];
  const isByAddress = !way.number && (way.url || way.kind === 'link');
  return [isByAddress ? 'url' : 'number', ...(way.holder ? (['holder'] as const) : [])];
}

const compact = (text = '') => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Finds samples, and numbers that may lack a digit. */
export function adviseWays({ file, entry }: LoadedEntry): Advice[] {
  const giving = (entry.fr ?? {}) as Partial<Giving>;
  const remarked = findWayRemarks(giving);
  return (giving.ways ?? []).flatMap(({ id, number }, position): Advice[] => {
    const own = remarked.filter(({ index }) => index === position);
    const samples = own.filter(({ remark }) => remark === 'sampleValue').map(({ field }) => field);
    if (samples.length > 0)
      return [
        {
          what: `${file}: the way to give ${id} is a placeholder, and not shown`,
          todo: `Put in its real ${samples.join(' and ')}, and take its id out of the list placeholders; or remove the way.`,
        },
      ];
    if (!own.some(({ remark }) => remark === 'merchantCode')) return [];
    return [
      {
        what: `${file}: the way to give ${id} has ${number}, which is not a mobile number`,
        todo: `Ask the association whether it is a merchant code: a mobile number has ${localLengthInWords.en} digits.`,
      },
    ];
  });
}
