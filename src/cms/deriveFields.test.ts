import type { Field, Fields } from '../content/fields';
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
])('asks for %s with the widget for it, under the label and hint of the model', (_, field, widget) => {
  expect(derive(field)).toEqual({ ...base, ...widget });
});

it('offers the choices of a field in words, and keeps what they stand for', () => {
  expect(derive({ ...described, kind: 'text', options: ['active', 'b'], optionLabels: { active: 'Actif' } })).toEqual({
    ...base,
    widget: 'select',
    options: [
      { label: 'Actif', value: 'active' },
      { label: 'b', value: 'b' },
    ],
  });
});

it('makes the spaces of a hint unbreakable where French wants it', () => {
  expect(derive({ ...described, hint: 'Oui : non.', kind: 'text' })).toMatchObject({ hint: 'Oui\u00a0: non.' });
});

it('asks for Markdown under the name that Decap gives to the text of a file', () => {
  expect(derive({ ...described, kind: 'markdown' })).toMatchObject({ ...base, name: 'body', widget: 'markdown' });
});

it('asks for the fields of a group inside of it', () => {
  expect(derive({ ...described, kind: 'object', fields: { name: { ...described, kind: 'text' } } })).toEqual({
    ...base,
    widget: 'object',
    fields: [{ ...base, widget: 'string' }],
  });
});

it('asks for a list of texts item by item', () => {
  expect(derive({ ...described, kind: 'list', of: { ...described, label: 'Mot', kind: 'text' } })).toEqual({
    ...base,
    widget: 'list',
    label_singular: 'Mot',
    field: { ...base, label: 'Mot', name: 'item', widget: 'string' },
  });
});

it('asks for a list of groups, and folds an item to the first text that visitors read', () => {
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

it('requires what the model requires', () => {
  expect(derive({ ...described, kind: 'text', optional: true })).toMatchObject({ required: false });
});

it('asks once for what is the same in every language, and for all that is inside of it', () => {
  const inside = { kind: 'object', ...described, fields: { name: { ...described, kind: 'text' } } } as const;
  expect(derive({ ...described, kind: 'list', shared: true, of: inside })).toMatchObject({
    i18n: false,
    fields: [{ name: 'name', i18n: false }],
  });
});

it('shows a field that is added to the model, with no second edit', () => {
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

it('gives Markdown its name in the model back', () => {
  expect(readValues({ description: { ...described, kind: 'markdown' } }, { body: '**Oui**' })).toEqual({
    description: '**Oui**',
  });
});
