import type { Language } from './shared/i18n/languages';

// The country of the association: docs/another-association.md. Each value is its own export, because bundlers drop
// unused exports from visitors' scripts, but not unused properties of an object.

/**
 * The ISO 3166-1 code. The card form lists this country first, preflight compares it with the content, the emulator
 * uses it.
 */
export const countryCode = 'CM';

/**
 * The form lists these currencies in this order. The first is the local franc: the amounts of the content are
 * in it, and a form for CinetPay v1 has no other currency. Change only the order: the code needs all four.
 */
export const currencies = ['XAF', 'XOF', 'EUR', 'USD'] as const;

/**
 * The form accepts an amount in francs only if it is a multiple of this step, for every provider (docs/decisions.md).
 * After a change, the content's `suggestedAmounts` and the minimum in a provider's `likelyLimits` must be multiples of
 * it. With a step of 1, the label `donation.offers` needs other words.
 */
export const francStep = 5;

/** The country's phone numbers. */
export const callingCode = '237';
export const localPhoneLength = 9;
export const localPhoneLengthInWords: Record<Language, string> = { fr: 'neuf', en: 'nine' };
/** The first digits of mobile numbers and landlines, after the calling code. */
export const mobilePhoneStarts = ['6'];
export const landlinePhoneStarts = ['2'];
/** A mobile number as people write it. Pages group digits in the same way. */
export const localPhoneExample = '699 00 00 00';
/** The format shown in the card form and in its error. */
export const phoneFormat = '+237XXXXXXXXX';

/** The national helpline for children in danger, for the hint of `childProtection` (content/model/association.ts). */
export const childLine = '116';

/** The time zone of receipts, the treasurer's lists and notices. */
export const timeZone = 'Africa/Douala';
/**
 * The name of the zone's place: « heure du Cameroun », “Cameroon time” on receipts; « carte du Cameroun » in the
 * editor.
 */
export const zonePlace: Record<Language, string> = { fr: 'du\u00a0Cameroun', en: 'Cameroon' };

/**
 * The map of the places (site/sections/FiguresPlate.tsx), and its example in the editor. The outline is Cameroon's from
 * Natural Earth (1:110m, public domain): longitudes 8.49 to 16.01 east, latitudes 12.86 to 1.73 north, projected
 * equirectangularly at 7.3 degrees.
 */
export const countryMap = {
  width: 134,
  height: 200,
  outline:
    'M82 190l-2-1-11 3-11-3-8 1-29 0 2-14-7-12-8-3-3-8-5-3 0-5 5-12 8-18 5 0 11-10 7-1 10 8 12-6 2-8 4-7 2-9 10-8 4-12 3-4 3-10 5-11 15-14 1-6 2-3-8-7 1-6 5-1 7 12 1 11 0 12 9 17-10 0-5 1-8-2-4 8 11 11 8 3 2 7 6 13-3 5-9 18-4 3-2 14 2 8-1 5 8 9 2 7 6 9 8 6 1 8 2 5-1 10-14-4-15-5z',
  /** x and y in percent, from the left and the top. */
  example: { name: 'Yaoundé', x: 40, y: 81 },
};
