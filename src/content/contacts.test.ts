import { completeWhatsApp, isEmail, isPlaceholder, readPhones } from './contacts';

it.each([
  ['as the site writes it', '+237 699 11 22 33', ['+237699112233']],
  ['with marks of writing direction', '\u202a+237\u2060 699\u200e 11 22 33\u202c', ['+237699112233']],
  ['with an emoji’s variant mark', '\u260e\ufe0f 699 11 22 33', ['+237699112233']],
  ['with no-break spaces', '+237\u00a0699\u202f11\u00a022\u00a033', ['+237699112233']],
  ['with special hyphens', '+237\u2010699\u201111\u201322\u221233', ['+237699112233']],
  ['with points and brackets', '(+237) 699.11.22.33', ['+237699112233']],
  ['with 00', '00237 699 11 22 33', ['+237699112233']],
  ['with a country code without its sign', '237699112233', ['+237699112233']],
  ['without a country code', '699 11 22 33', ['+237699112233']],
  ['of a landline', '222 20 30 40', ['+237222203040']],
  ['of another country', '+33 (0)6 12 34 56 78', ['+33612345678']],
  ['of another country with 00', '0033 6 12 34 56 78', ['+33612345678']],
  ['twice, with a slash', '699 11 22 33 / 677 44 55 66', ['+237699112233', '+237677445566']],
  ['twice, with a word', 'Bureau : 699 11 22 33 ou +237 677 44 55 66', ['+237699112233', '+237677445566']],
  ['twice, with a dash', '699 11 22 33 - 677 44 55 66', ['+237699112233', '+237677445566']],
  ['twice, without spaces', '699112233/677445566', ['+237699112233', '+237677445566']],
  ['with a digit too few', '+237 699 11 22 3', []],
  ['with a digit too many', '699 11 22 334', []],
  ['of a country code and too few digits', '237 699 112', []],
  ['of ten years ago', '99 11 22 33', []],
  ['of another country without its code', '06 12 34 56 78', []],
  ['beside another that is cut short', '699 11 22 33 / 34', []],
  ['without a number', 'au bureau', []],
])('readPhones finds numbers %s', (_, text, numbers) => {
  expect(readPhones(text).flatMap(({ number }) => number ?? [])).toEqual(numbers);
});

it('numbers are read, written and called mobile by the rules of the country', () => {
  jest.isolateModules(() => {
    const sample = { callingCode: '999', localPhoneLength: 8, localPhoneExample: '70 12 34 56' };
    jest.doMock('../country', () => ({ ...sample, mobilePhoneStarts: ['70', '8'], landlinePhoneStarts: ['71'] }));
    const contacts: typeof import('./contacts') = require('./contacts');
    const typed = '70112233 / 71 11 22 33 / 00999 81 11 22 33';
    expect(contacts.listAddedCodes(typed)).toEqual(['+999 70 11 22 33', '+999 71 11 22 33']);
    expect(['70112233', '71112233', '72112233', '699112233', '+237 699 11 22 33'].map(contacts.isMobile)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(['12345678', '123456'].map(contacts.isMerchantCode)).toEqual([false, true]);
  });
});

it('readPhones keeps the words between numbers', () => {
  expect(readPhones('699 11 22 33 ou 677 44 55 66')).toEqual([
    { text: '699 11 22 33', number: '+237699112233' },
    { text: ' ou ' },
    { text: '677 44 55 66', number: '+237677445566' },
  ]);
});

it.each(['nous@association.cm', 'nous@association.cm ', '\u200enous@asso.example.cm', 'été.2026+don@association.cm'])(
  '%j can be an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  'info@',
  'a@b',
  'a@b@association.cm',
  'nous @association.cm',
  'nous@gmail,com',
  'nous@association..cm',
  'nous@association.cm.',
  'Nous <nous@association.cm>',
  'nous@asso.cm, moi@asso.cm',
])('%j is no e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});

it.each([
  ['https://wa.me/237699112233', 'https://wa.me/237699112233'],
  ['https://wa.me/699112233', 'https://wa.me/237699112233'],
  ['https://wa.me/+237 699 11 22 33', 'https://wa.me/237699112233'],
  ['https://wa.me/00237699112233/?text=a', 'https://wa.me/237699112233?text=a'],
  ['https://wa.me/33612345678', 'https://wa.me/33612345678'],
  ['https://api.whatsapp.com/send?phone=699112233', 'https://api.whatsapp.com/send?phone=237699112233'],
  ['https://wa.me/\u202a699112233\u202c', 'https://wa.me/237699112233'],
  ['https://wa.me/69911223', undefined],
  ['https://wa.me/message/AB12', 'https://wa.me/message/AB12'],
  ['https://chat.whatsapp.com/123456789', 'https://chat.whatsapp.com/123456789'],
  ['https://www.facebook.com/699112233', 'https://www.facebook.com/699112233'],
])('completeWhatsApp makes of %s the URL %s', (url, expected) => {
  expect(completeWhatsApp(url)).toBe(expected);
});

it.each([
  undefined,
  ' \u200e',
  '+237 6XX XX XX XX',
  'xx xx xx',
  '699 11 22 33 / 6XX XX XX XX',
  'CM21 XXXXX XXXXX XXXXXXXXXXX XX',
  'contact@example.org',
  'contact@mail.example.com ',
  'https://www.example.org',
  'https://EXAMPLE.com/don?a=1',
  'https://www.facebook.com/',
  'https://youtube.com',
  'https://www.instagram.com/?hl=fr',
  'https://x.com/',
  'https://example.org:443',
  'https://wa.me/',
  'https://wa.me/2376XXXXXXXX',
  'https://api.whatsapp.com/send?phone=2376XXXXXXXX',
])('%j is a placeholder', (value) => {
  expect(isPlaceholder(value)).toBe(true);
});

it.each([
  'CM21 10002 00030 BIC ECOCCMCXXXX',
  '+237 699 11 22 33',
  'nous@notreexample.org',
  'nous@xx-asso.cm',
  'https://example.org.cm/',
  'https://association.cm',
  'https://www.youtube.com/@asso',
  'https://www.facebook.com/xxl.asso',
  'https://www.youtube.com/watch?v=12xxAb',
  'https://wa.me/237699112233',
  'https://chat.whatsapp.com/AbcXXd',
])('%j is no placeholder', (value) => {
  expect(isPlaceholder(value)).toBe(false);
});
