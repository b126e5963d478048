import { itemId, list, object, text } from '../fields/declare';
import type { Fields } from '../fields/fields';
import { measureCoverage } from './coverage';

const fields = {
  title: text('', ''),
  lead: text('', '', { optional: true }),
  picture: text('', '', { shared: true }),
  items: list('', '', { of: object('', '', { id: itemId, text: text('', '') }) }),
} satisfies Fields;

const fr = { title: 'Titre', picture: 'image.jpg', items: [{ id: 'a', text: 'un' }] };

it.each<[string, object, object]>([
  [
    'each field that falls back to French, inside lists too, but no shared one',
    { fr, en: { title: ' ' } },
    { total: 2, missing: ['title', 'items[0].text'] },
  ],
  ['every text, without a translation', { fr }, { total: 2, missing: ['title', 'items[0].text'], leftover: [] }],
  [
    'every text, where a list is not one',
    { fr, en: { items: 'x' } },
    { missing: ['title', 'items[0].text'], leftover: [] },
  ],
  [
    'list items that exist in English only',
    { fr, en: { items: [{ id: 'z', text: 'last' }] } },
    { leftover: ['items[0]'] },
  ],
  [
    'a list of which only English has items',
    { fr: { title: 'x' }, en: { items: [{ id: 'z' }] } },
    { leftover: ['items'] },
  ],
  ['another English value of a shared field', { fr, en: { picture: 'other.jpg' } }, { leftover: ['picture'] }],
  ['no shared field with the French value', { fr, en: { picture: 'image.jpg' } }, { leftover: [] }],
  ['a shared field that French lacks', { fr: {}, en: { picture: 'other.jpg' } }, { leftover: ['picture'] }],
])('measureCoverage reports %s', (_, entry, found) => {
  expect(measureCoverage(fields, entry)).toMatchObject(found);
});

it('measureCoverage reports nothing for a complete translation', () => {
  const en = { title: 'Title', items: [{ id: 'a', text: 'one' }] };
  expect(measureCoverage(fields, { fr, en })).toEqual({ total: 2, missing: [], leftover: [] });
});

it('measureCoverage counts the texts of an object that is not translated as missing', () => {
  const card = { card: object('', '', { title: text('', ''), lead: text('', '') }) };
  const french = { card: { title: 'Carte', lead: 'Texte' } };
  const missing = ['card.title', 'card.lead'];
  expect(measureCoverage(card, { fr: french, en: {} })).toMatchObject({ total: 2, missing });
  expect(measureCoverage(card, { fr: french, en: { card: 'x' } })).toMatchObject({ total: 2, missing });
});
