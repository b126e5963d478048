import { findContactLinks } from './contactLinks';
import type { Site } from './model';

const real = { phone: '+237 699 00 00 00', email: 'nous@association.cm', socials: [] as Site['socials'] };
const site = (changes: Partial<Site> = {}) => ({ ...real, ...changes }) as Site;

it('findContactLinks links a real number and address', () => {
  expect(findContactLinks(site(), real)).toEqual({ phone: 'tel:+237699000000', email: 'mailto:nous@association.cm' });
});

it('findContactLinks links no placeholder, even a plausible one', () => {
  expect(findContactLinks(site({ placeholders: ['phone', 'email'] }), real)).toEqual({});
});

it('findContactLinks recognizes a placeholder with no-break spaces', () => {
  expect(
    findContactLinks(site({ placeholders: ['phone'] }), { ...real, phone: '+237 699\u00a000 00 00' }).phone,
  ).toBeUndefined();
});

it('findContactLinks links the section’s own value instead of a placeholder', () => {
  const shown = { ...real, phone: '+237 677 11 11 11' };
  expect(findContactLinks(site({ placeholders: ['phone'] }), shown).phone).toBe('tel:+237677111111');
});

it('findContactLinks links no number that cannot be dialled', () => {
  expect(findContactLinks(site(), { ...real, phone: '+237 6XX XX XX XX' }).phone).toBeUndefined();
});

it.each([
  ['real', [], 'https://wa.me/237699000000'],
  ['a placeholder', ['socials.whatsapp'], undefined],
])('findContactLinks handles a WhatsApp address that is %s', (_, placeholders, expected) => {
  const socials: Site['socials'] = [{ id: 'whatsapp', url: 'https://wa.me/237699000000' }];
  expect(findContactLinks(site({ socials, placeholders }), real).whatsapp).toBe(expected);
});

it.each([
  ['677 11 11 11', 'tel:+237677111111'],
  ['\u202a677\u201111\u201111\u201111\u202c', 'tel:+237677111111'],
  ['677 11 11 11 / 699 00 00 00', 'tel:+237677111111'],
  ['677 11 11 11 / 699', undefined],
])('findContactLinks gives %j the link %s', (phone, expected) => {
  expect(findContactLinks(site(), { ...real, phone }).phone).toBe(expected);
});

it('findContactLinks gives each of several numbers, and only them, a link', () => {
  expect(findContactLinks(site(), real).phones).toBeUndefined();
  expect(findContactLinks(site(), { ...real, phone: '677 11 11 11 / 699 00 00 00' }).phones).toEqual([
    { text: '677 11 11 11', number: '+237677111111' },
    { text: ' / ' },
    { text: '699 00 00 00', number: '+237699000000' },
  ]);
});

it.each([
  ['nous@association.cm ', 'mailto:nous@association.cm'],
  ['info@', undefined],
  ['contact@example.org', undefined],
])('findContactLinks gives %j the link %s', (email, expected) => {
  expect(findContactLinks(site(), { ...real, email }).email).toBe(expected);
});

it('findContactLinks adds the country code to a WhatsApp number', () => {
  const socials: Site['socials'] = [{ id: 'whatsapp', url: 'https://wa.me/699000000' }];
  expect(findContactLinks(site({ socials }), real).whatsapp).toBe('https://wa.me/237699000000');
});

it('findContactLinks takes no other network for WhatsApp', () => {
  const socials: Site['socials'] = [{ id: 'facebook', url: 'https://www.facebook.com/asso' }];
  expect(findContactLinks(site({ socials }), real).whatsapp).toBeUndefined();
});
