// The country of fixtures/content. In unit tests but src/country.test.ts, it replaces src/country.ts (moduleNameMapper
// in package.json), so that they pass whichever country the site is in.

export const countryCode = 'CM';
export const currencies = ['XAF', 'XOF', 'EUR', 'USD'] as const;
export const francStep = 5;
export const callingCode = '237';
export const localPhoneLength = 9;
export const localPhoneLengthInWords = { fr: 'neuf', en: 'nine' };
export const mobilePhoneStarts = ['6'];
export const landlinePhoneStarts = ['2'];
export const localPhoneExample = '699 00 00 00';
export const phoneFormat = '+237XXXXXXXXX';
export const childLine = '116';
export const timeZone = 'Africa/Douala';
export const zonePlace = { fr: 'du\u00a0Cameroun', en: 'Cameroon' };
export const countryMap = {
  width: 100,
  height: 200,
  outline: 'M0 0h100v200z',
  example: { name: 'Yaoundé', x: 40, y: 81 },
};
