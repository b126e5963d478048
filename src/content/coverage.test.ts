import { measureCoverage } from './coverage';
import type { Fields } from './fields';

const text = { kind: 'text', label: '', hint: '' } as const;
const fields = {
  title: text,
  lead: { ...text, optional: true },
  picture: { ...text, shared: true },
  items: {
    kind: 'list',
    label: '',
    hint: '',
    of: { kind: 'object', label: '', hint: '', fields: { id: { ...text, shared: true }, text } },
  },
} as const satisfies Fields;

const fr = { title: 'Titre', picture: 'image.jpg', items: [{ id: 'a', text: 'un' }] };

it('counts the texts that can be translated, not the shared nor the absent ones', () => {
  expect(measureCoverage(fields, { fr }, 'en').total).toBe(2);
});

it('names each field that falls back to French, inside lists too', () => {
  expect(measureCoverage(fields, { fr, en: { title: ' ' } }, 'en').missing).toEqual(['title', 'items[0].text']);
});

it('names the list items that only English has', () => {
  const en = { title: 'Title', items: [{ id: 'z', text: 'last' }] };
  expect(measureCoverage(fields, { fr, en }, 'en').leftover).toEqual(['items[0]']);
});

it('finds nothing missing in a complete translation', () => {
  const en = { title: 'Title', items: [{ id: 'a', text: 'one' }] };
  expect(measureCoverage(fields, { fr, en }, 'en')).toEqual({
    total: 2,
    missing: [],
    identical: [],
    uneven: [],
    leftover: [],
  });
});

it.each([
  ['identical', 'Une phrase assez longue.', { identical: ['title'], uneven: [] }],
  ['much shorter', 'One line.', { identical: [], uneven: ['title'] }],
  ['much longer', 'A line that goes on and on, far beyond what it translates.', { identical: [], uneven: ['title'] }],
  ['of a like length', 'A sentence long enough.', { identical: [], uneven: [] }],
  ['of just half the length', 'Twelve chars', { identical: [], uneven: [] }],
  ['of just twice the length', 'x'.repeat(48), { identical: [], uneven: [] }],
])('notices a translation that is %s', (_, title, found) => {
  const long = { fr: { ...fr, title: 'Une phrase assez longue.' }, en: { title } };
  expect(measureCoverage(fields, long, 'en')).toMatchObject(found);
});

it.each([
  [19, []],
  [20, ['title']],
])('takes a text of %i characters for a name or a number: %j', (length, identical) => {
  const title = 'x'.repeat(length);
  expect(measureCoverage(fields, { fr: { ...fr, title }, en: { title } }, 'en').identical).toEqual(identical);
});

it('finds nothing uneven about a short text', () => {
  const short = { fr: { ...fr, title: 'x'.repeat(19) }, en: { title: 'x'.repeat(190) } };
  expect(measureCoverage(fields, short, 'en').uneven).toEqual([]);
});

it('counts an object’s texts, missing where the translation has no such object', () => {
  const card = { card: { kind: 'object', label: '', hint: '', fields: { title: text, lead: text } } } as const;
  const french = { card: { title: 'Carte', lead: 'Texte' } };
  const missing = ['card.title', 'card.lead'];
  expect(measureCoverage(card, { fr: french, en: {} }, 'en')).toMatchObject({ total: 2, missing });
  expect(measureCoverage(card, { fr: french, en: { card: 'x' } }, 'en')).toMatchObject({ total: 2, missing });
});

it('counts every text as missing where there is no translation', () => {
  const items = { items: [{ id: 'a', text: 'un' }] };
  const missing = ['title', 'items[0].text'];
  expect(measureCoverage(fields, { fr: { ...fr, ...items } }, 'en')).toMatchObject({ total: 2, missing, leftover: [] });
  expect(measureCoverage(fields, { fr, en: { items: 'x' } }, 'en')).toMatchObject({ missing, leftover: [] });
});

it('does not compare numbers', () => {
  const count = { count: { kind: 'number', label: '', hint: '' } } as const;
  const found = measureCoverage(count, { fr: { count: 5 }, en: { count: 5 } }, 'en');
  expect(found).toMatchObject({ total: 1, identical: [], uneven: [] });
});
