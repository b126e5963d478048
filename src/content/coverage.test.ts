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
])('notices a translation that is %s', (_, title, found) => {
  const long = { fr: { ...fr, title: 'Une phrase assez longue.' }, en: { title } };
  expect(measureCoverage(fields, long, 'en')).toMatchObject(found);
});
