import { measureCoverage } from './coverage';
import type { Fields } from './fields';
import { itemId, list, object, text } from './fields/declare';

const fields = {
  title: text('', ''),
  lead: text('', '', { optional: true }),
  picture: text('', '', { shared: true }),
  items: list('', '', { of: object('', '', { id: itemId, text: text('', '') }) }),
} satisfies Fields;

const fr = { title: 'Titre', picture: 'image.jpg', items: [{ id: 'a', text: 'un' }] };

it('measureCoverage counts translatable texts, without shared and missing ones', () => {
  expect(measureCoverage(fields, { fr }, 'en').total).toBe(2);
});

it('measureCoverage names each field that falls back to French, inside lists too', () => {
  expect(measureCoverage(fields, { fr, en: { title: ' ' } }, 'en').missing).toEqual(['title', 'items[0].text']);
});

it('measureCoverage reports list items that exist in English only', () => {
  const en = { title: 'Title', items: [{ id: 'z', text: 'last' }] };
  expect(measureCoverage(fields, { fr, en }, 'en').leftover).toEqual(['items[0]']);
});

it('measureCoverage reports an English value of a shared field that is not the French one', () => {
  const en = { picture: 'other.jpg', items: [{ id: 'b', text: 'one' }] };
  expect(measureCoverage(fields, { fr, en }, 'en').ignored).toEqual(['picture']);
  expect(measureCoverage(fields, { fr, en: { picture: 'image.jpg' } }, 'en').ignored).toEqual([]);
  expect(measureCoverage(fields, { fr: {}, en }, 'en').ignored).toEqual(['picture']);
});

it('measureCoverage reports nothing for a complete translation', () => {
  const en = { title: 'Title', items: [{ id: 'a', text: 'one' }] };
  expect(measureCoverage(fields, { fr, en }, 'en')).toEqual({
    total: 2,
    missing: [],
    identical: [],
    uneven: [],
    leftover: [],
    ignored: [],
  });
});

it.each([
  ['identical', 'Une phrase assez longue.', { identical: ['title'], uneven: [] }],
  ['much shorter', 'One line.', { identical: [], uneven: ['title'] }],
  ['much longer', 'A line that goes on and on, far beyond what it translates.', { identical: [], uneven: ['title'] }],
  ['of similar length', 'A sentence long enough.', { identical: [], uneven: [] }],
  ['of exactly half the length', 'Twelve chars', { identical: [], uneven: [] }],
  ['of exactly twice the length', 'x'.repeat(48), { identical: [], uneven: [] }],
])('measureCoverage judges a translation that is %s', (_, title, found) => {
  const long = { fr: { ...fr, title: 'Une phrase assez longue.' }, en: { title } };
  expect(measureCoverage(fields, long, 'en')).toMatchObject(found);
});

it.each([
  [19, []],
  [20, ['title']],
])('measureCoverage reports an identical text of %i characters as %j', (length, identical) => {
  const title = 'x'.repeat(length);
  expect(measureCoverage(fields, { fr: { ...fr, title }, en: { title } }, 'en').identical).toEqual(identical);
});

it('measureCoverage reports no short text as uneven', () => {
  const short = { fr: { ...fr, title: 'x'.repeat(19) }, en: { title: 'x'.repeat(190) } };
  expect(measureCoverage(fields, short, 'en').uneven).toEqual([]);
});

it('measureCoverage counts the texts of an object that is not translated as missing', () => {
  const card = { card: object('', '', { title: text('', ''), lead: text('', '') }) };
  const french = { card: { title: 'Carte', lead: 'Texte' } };
  const missing = ['card.title', 'card.lead'];
  expect(measureCoverage(card, { fr: french, en: {} }, 'en')).toMatchObject({ total: 2, missing });
  expect(measureCoverage(card, { fr: french, en: { card: 'x' } }, 'en')).toMatchObject({ total: 2, missing });
});

it('measureCoverage counts every text as missing without a translation', () => {
  const items = { items: [{ id: 'a', text: 'un' }] };
  const missing = ['title', 'items[0].text'];
  expect(measureCoverage(fields, { fr: { ...fr, ...items } }, 'en')).toMatchObject({ total: 2, missing, leftover: [] });
  expect(measureCoverage(fields, { fr, en: { items: 'x' } }, 'en')).toMatchObject({ missing, leftover: [] });
});

it('measureCoverage does not compare numbers', () => {
  const count = { count: { kind: 'number', label: '', hint: '' } } as const;
  const found = measureCoverage(count, { fr: { count: 5 }, en: { count: 5 } }, 'en');
  expect(found).toMatchObject({ total: 1, identical: [], uneven: [] });
});
