import type { Site } from '../model/model';
import { findContactLinks, messageLink, textMessageLink } from './contactLinks';

const real = { phone: '+237 699 00 00 00', email: 'nous@association.cm', socials: [] as Site['socials'] };
const phone = 'tel:+237699000000';
const email = 'mailto:nous@association.cm';
const whatsapp = 'https://wa.me/237699000000';
const several = [
  { text: '677 11 11 11', number: '+237677111111' },
  { text: ' / ' },
  { text: '699 00 00 00', number: '+237699000000' },
];

it.each<[string, site: Partial<Site>, shown: Partial<typeof real>, links: object]>([
  ['a real number and e-mail address', {}, {}, { phone, email }],
  ['no number that is a placeholder, nor one beside it', {}, { phone: '699 00 00 00 / XX XX XX' }, { email }],
  ['no number beside one that is cut short', {}, { phone: '677 11 11 11 / 699' }, { email }],
  [
    'the first of several numbers, and each of them',
    {},
    { phone: '677 11 11 11 / 699 00 00 00' },
    { phone: 'tel:+237677111111', phones: several, email },
  ],
  ['an e-mail address without the spaces around it', {}, { email: 'nous@association.cm ' }, { phone, email }],
  ['no e-mail address that is a placeholder', {}, { email: 'contact@example.org' }, { phone }],
  ['a WhatsApp URL', { socials: [{ id: 'whatsapp', url: whatsapp }] }, {}, { phone, email, whatsapp }],
  [
    'no WhatsApp URL that is a placeholder',
    { socials: [{ id: 'whatsapp', url: 'https://wa.me/2376XXXXXXXX' }] },
    {},
    { phone, email },
  ],
  [
    'no other network for WhatsApp',
    { socials: [{ id: 'facebook', url: 'https://www.facebook.com/asso' }] },
    {},
    { phone, email },
  ],
])('findContactLinks links %s', (_, site, shown, links) => {
  expect(findContactLinks({ ...real, ...site } as Site, { ...real, ...shown })).toEqual(links);
});

it.each([
  ['https://wa.me/237699000000', 'https://wa.me/237699000000?text=R%C3%A9f%20%26%201'],
  ['https://api.whatsapp.com/send?phone=237', 'https://api.whatsapp.com/send?phone=237&text=R%C3%A9f%20%26%201'],
  ['https://chat.whatsapp.com/group', 'sms:+237699000000?body=R%C3%A9f%20%26%201'],
  [undefined, 'sms:+237699000000?body=R%C3%A9f%20%26%201'],
])('textMessageLink opens a message to %s, else to the phone', (whatsapp, url) => {
  expect(textMessageLink({ whatsapp, phone: 'tel:+237699000000' }, 'Réf & 1')).toBe(url);
});

it.each([
  [{ whatsapp: 'https://wa.me/237699', email: 'mailto:a@b.cm' }, 'https://wa.me/237699?text=Bonjour%20%3A'],
  [{ phone: 'tel:+237699', email: 'mailto:a@b.cm' }, 'sms:+237699?body=Bonjour%20%3A'],
  [{ email: 'mailto:a@b.cm' }, 'mailto:a@b.cm?body=Bonjour%20%3A'],
  [{}, undefined],
])('a message to %j is opened by %s', (links, url) => {
  expect(messageLink(links, 'Bonjour :')).toBe(url);
});
