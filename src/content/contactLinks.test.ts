import { addressMessage, findContactLinks } from './contactLinks';
import type { Site } from './model';

const real = { phone: '+237 699 00 00 00', email: 'nous@association.cm', socials: [] as Site['socials'] };
const site = (changes: Partial<Site> = {}) => ({ ...real, ...changes }) as Site;

it('leads to a number and an address that are real', () => {
  expect(findContactLinks(site(), real)).toEqual({ phone: 'tel:+237699000000', email: 'mailto:nous@association.cm' });
});

it('leads nowhere from a placeholder, however good it looks', () => {
  expect(findContactLinks(site({ placeholders: ['phone', 'email'] }), real)).toEqual({});
});

it('knows a placeholder by its value, though its spaces no longer break', () => {
  expect(
    findContactLinks(site({ placeholders: ['phone'] }), { ...real, phone: '+237 699\u00a000 00 00' }).phone,
  ).toBeUndefined();
});

it('leads to what the section says instead of a placeholder', () => {
  const shown = { ...real, phone: '+237 677 11 11 11' };
  expect(findContactLinks(site({ placeholders: ['phone'] }), shown).phone).toBe('tel:+237677111111');
});

it('leads nowhere from a number that cannot be dialled', () => {
  expect(findContactLinks(site(), { ...real, phone: '+237 6XX XX XX XX' }).phone).toBeUndefined();
});

it.each([
  ['a real one', [], 'https://wa.me/237699000000'],
  ['a placeholder', ['socials.whatsapp'], undefined],
])('offers WhatsApp for %s', (_, placeholders, expected) => {
  const socials: Site['socials'] = [{ id: 'whatsapp', url: 'https://wa.me/237699000000' }];
  expect(findContactLinks(site({ socials, placeholders }), real).whatsapp).toBe(expected);
});

it.each([
  ['677 11.11-11', 'tel:677111111'],
  ['(+237) 677 11 11 11', 'tel:+237677111111'],
  ['ou 677 11 11 11', undefined],
])('dials %j by its digits alone, or not at all', (phone, expected) => {
  expect(findContactLinks(site(), { ...real, phone }).phone).toBe(expected);
});

it('takes no other network for WhatsApp', () => {
  const socials: Site['socials'] = [{ id: 'facebook', url: 'https://www.facebook.com/asso' }];
  expect(findContactLinks(site({ socials }), real)).not.toHaveProperty('whatsapp');
});

it.each([
  ['https://wa.me/237699000000', 'https://wa.me/237699000000?text=R%C3%A9f%20%26%201'],
  ['https://api.whatsapp.com/send?phone=237', 'https://api.whatsapp.com/send?phone=237&text=R%C3%A9f%20%26%201'],
  ['https://chat.whatsapp.com/group', 'sms:+237699000000?body=R%C3%A9f%20%26%201'],
  [undefined, 'sms:+237699000000?body=R%C3%A9f%20%26%201'],
])('writes a message to %s, or else to the phone', (whatsapp, address) => {
  expect(addressMessage({ whatsapp, phone: 'tel:+237699000000' }, 'Réf & 1')).toBe(address);
});

it('writes to nobody while neither WhatsApp nor the phone is real', () => {
  expect(addressMessage({ email: 'mailto:nous@association.cm' }, 'x')).toBeUndefined();
});
