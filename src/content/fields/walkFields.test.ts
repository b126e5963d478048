import { itemId, list, media, object, text } from './declare';
import { listMedia, pairFields, type Visit } from './walkFields';

const word = text('', '');

it('pairFields omits what has no result, keeps the places of a list, and knows what is shared around a field', () => {
  const fields = {
    title: word,
    card: object('', '', { text: word, words: list('', '', { of: word }) }),
    items: list('', '', { of: object('', '', { id: itemId, text: word }) }),
    amounts: list('', '', { shared: true, of: object('', '', { value: word }) }),
  };
  const values = {
    title: 'a',
    card: { text: 'b', words: ['c', 'd'] },
    items: [{ id: 'e' }],
    amounts: [{ value: '5' }],
  };
  const leaf: Visit['leaf'] = ({ shared }, value) => (shared ? value : undefined);
  expect(pairFields(fields, values, {}, { leaf })).toStrictEqual({
    card: { words: ['', ''] },
    items: [{ id: 'e' }],
    amounts: [{ value: '5' }],
  });
});

it('listMedia finds the media fields of a record at any depth, and nothing else', () => {
  const photo = media('', '', { accept: ['photo'] });
  const partner = object('', '', { id: itemId, logo: photo });
  const partners = { ground: photo, title: word, partners: list('', '', { of: partner }) };
  const values = {
    ground: '/uploads/a.jpg',
    title: '/uploads/title.jpg',
    partners: [{ id: 'x', logo: 'https://images.pexels.com/b' }, { id: 'y' }],
  };
  expect(listMedia(partners, values)).toEqual(['/uploads/a.jpg', 'https://images.pexels.com/b']);
});
