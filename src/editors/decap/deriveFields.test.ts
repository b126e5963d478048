import type { Field, Fields } from '../../content/fields';
import { deriveFields, readValues } from './deriveFields';

const described = { label: 'Nom', hint: 'Ce qu’on y écrit.' };
const base = { name: 'name', label: 'Nom', hint: 'Ce qu’on y écrit.', required: true, i18n: true };

function derive(field: Field) {
  return deriveFields({ name: field })[0];
}

it.each<[string, Field, object]>([
  ['a text', { ...described, kind: 'text' }, { widget: 'string' }],
  ['a long text', { ...described, kind: 'longText' }, { widget: 'text' }],
  ['a number', { ...described, kind: 'number' }, { widget: 'number', value_type: 'float' }],
  ['a picture', { ...described, kind: 'media', accept: ['photo'] }, { widget: 'image', choose_url: false }],
  ['a film', { ...described, kind: 'media', accept: ['photo', 'video'] }, { widget: 'file', choose_url: false }],
  ['an address', { ...described, kind: 'url' }, { widget: 'string', pattern: ['^https://', expect.any(String)] }],
])('%s gets its widget with the label and hint of the model', (_, field, widget) => {
  expect(derive(field)).toEqual({ ...base, ...widget });
});

it('a select shows option labels and stores option values', () => {
  expect(derive({ ...described, kind: 'text', options: ['active', 'b'], optionLabels: { active: 'Actif' } })).toEqual({
    ...base,
    widget: 'select',
    options: [
      { label: 'Actif', value: 'active' },
      { label: 'b', value: 'b' },
    ],
  });
});

it('a hint has non-breaking spaces before French punctuation', () => {
  expect(derive({ ...described, hint: 'Oui : non.', kind: 'text' })).toMatchObject({ hint: 'Oui\u00a0: non.' });
});

it('a Markdown field gets Decap’s name “body”', () => {
  expect(derive({ ...described, kind: 'markdown' })).toMatchObject({ ...base, name: 'body', widget: 'richtext' });
});

it('an object field contains its fields', () => {
  expect(derive({ ...described, kind: 'object', fields: { name: { ...described, kind: 'text' } } })).toEqual({
    ...base,
    widget: 'object',
    fields: [{ ...base, widget: 'string' }],
  });
});

it('a list of texts has one field per item', () => {
  expect(derive({ ...described, kind: 'list', of: { ...described, label: 'Mot', kind: 'text' } })).toEqual({
    ...base,
    widget: 'list',
    label_singular: 'Mot',
    field: { ...base, label: 'Mot', name: 'item', widget: 'string' },
  });
});

it('a list of objects summarizes an item by its first translated text', () => {
  const fields = {
    id: { ...described, kind: 'text', shared: true },
    caption: { ...described, kind: 'text' },
  } as const satisfies Fields;
  expect(derive({ ...described, kind: 'list', of: { ...described, kind: 'object', fields } })).toMatchObject({
    widget: 'list',
    summary: '{{fields.caption}}',
    fields: [{ name: 'id' }, { name: 'caption' }],
  });
});

it('an optional field is not required', () => {
  expect(derive({ ...described, kind: 'text', optional: true })).toMatchObject({ required: false });
});

it('a shared field and its nested fields are not translated', () => {
  const inside = { kind: 'object', ...described, fields: { name: { ...described, kind: 'text' } } } as const;
  expect(derive({ ...described, kind: 'list', shared: true, of: inside })).toMatchObject({
    i18n: false,
    fields: [{ name: 'name', i18n: false }],
  });
});

it('a field added to the model appears without another edit', () => {
  const before = { title: { ...described, kind: 'text' } } as const satisfies Fields;
  const after = { ...before, quote: { ...described, kind: 'longText', optional: true } } as const satisfies Fields;
  expect(deriveFields(after)).toEqual([
    ...deriveFields(before),
    { ...base, name: 'quote', widget: 'text', required: false },
  ]);
  expect(readValues(after, { title: 'Titre', quote: 'Une phrase', stray: 'x' })).toEqual({
    title: 'Titre',
    quote: 'Une phrase',
  });
});

it('readValues restores the name of a Markdown field', () => {
  expect(readValues({ description: { ...described, kind: 'markdown' } }, { body: '**Oui**' })).toEqual({
    description: '**Oui**',
  });
});
