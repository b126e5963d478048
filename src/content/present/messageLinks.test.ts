import { addressMessage, writeMessage } from './messageLinks';

it.each([
  ['https://wa.me/237699000000', 'https://wa.me/237699000000?text=R%C3%A9f%20%26%201'],
  ['https://api.whatsapp.com/send?phone=237', 'https://api.whatsapp.com/send?phone=237&text=R%C3%A9f%20%26%201'],
  ['https://chat.whatsapp.com/group', 'sms:+237699000000?body=R%C3%A9f%20%26%201'],
  [undefined, 'sms:+237699000000?body=R%C3%A9f%20%26%201'],
])('addressMessage opens a message to %s, else to the phone', (whatsapp, address) => {
  expect(addressMessage({ whatsapp, phone: 'tel:+237699000000' }, 'Réf & 1')).toBe(address);
});

it.each([
  [{ whatsapp: 'https://wa.me/237699', email: 'mailto:a@b.cm' }, 'https://wa.me/237699?text=Bonjour%20%3A'],
  [{ phone: 'tel:+237699', email: 'mailto:a@b.cm' }, 'sms:+237699?body=Bonjour%20%3A'],
  [{ email: 'mailto:a@b.cm' }, 'mailto:a@b.cm?body=Bonjour%20%3A'],
  [{}, undefined],
])('a message to %j is opened by %s', (links, address) => {
  expect(writeMessage(links, 'Bonjour :')).toBe(address);
});
