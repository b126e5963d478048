import type { Language } from './shared/i18n/languages';

// The country of the association: docs/another-association.md. Each value is an export of its own, because bundlers drop
// unused exports from visitors' scripts, but no unused property of an object.

/** ISO 3166-1. The card form lists it first, preflight compares the content's country, the emulator is there. */
export const countryCode = 'CM';

/** Of the form, in its order. The first is the default franc: that of the content, the sums, and a CinetPay v1 account. */
export const currencies = ['XAF', 'XOF', 'EUR', 'USD'] as const;

/** The least and most that its operators take, in the default franc: offers, labels and emulator of CinetPay v1. */
export const operatorAmounts = [300, 2_000_000] as const;

/** Phone numbers: src/content/contacts.ts, preflight, the emulator, and what messages say of them. */
export const callingCode = '237';
export const localLength = 9;
export const localLengthInWords: Record<Language, string> = { fr: 'neuf', en: 'nine' };
/** With what mobile numbers and landlines begin, after the calling code. */
export const mobileStarts = ['6'];
export const landlineStarts = ['2'];
/** As people write a mobile number: also the groups of digits on the pages. */
export const localExample = '699 00 00 00';
/** In the card form, and in its error. */
export const phoneFormat = '+237XXXXXXXXX';

/** The national line for children in danger: the hint of the field that says whom to tell (content/association.ts). */
export const childLine = '116';

/** The clock of receipts, of the treasurer's lists, and of notices. */
export const timeZone = 'Africa/Douala';
/** Where it is: « heure du Cameroun », “Cameroon time” on receipts; « carte du Cameroun » in the editor. */
export const zonePlace: Record<Language, string> = { fr: 'du Cameroun', en: 'Cameroon' };

/**
 * The map of the places (site/layout/PlacesMap.tsx), and its example in the editor. Cameroon after Natural Earth (1:110m, public
 * domain): longitudes 8.49 to 16.01 east, latitudes 12.86 to 1.73 north, projected equirectangularly at 7.3 degrees.
 */
export const countryMap = {
  width: 134,
  height: 200,
  outline:
    'M82 190l-2-1-11 3-11-3-8 1-29 0 2-14-7-12-8-3-3-8-5-3 0-5 5-12 8-18 5 0 11-10 7-1 10 8 12-6 2-8 4-7 2-9 10-8 4-12 3-4 3-10 5-11 15-14 1-6 2-3-8-7 1-6 5-1 7 12 1 11 0 12 9 17-10 0-5 1-8-2-4 8 11 11 8 3 2 7 6 13-3 5-9 18-4 3-2 14 2 8-1 5 8 9 2 7 6 9 8 6 1 8 2 5-1 10-14-4-15-5z',
  /** In percent from the left and from the top. */
  example: { name: 'Yaoundé', x: 40, y: 81 },
};
