import { itemId, list, longText, markdown, media, number, object, text, url } from '../../content/fields/declare';
import type { Field } from '../../content/fields/fields';
import { deriveFields, readValues } from './deriveFields';

const described = ['Nom', 'Ce qu’on y écrit.'] as const;
const base = { name: 'name', label: 'Nom', hint: 'Ce qu’on y écrit.', required: true, i18n: true };

function derive(field: Field) {
  return deriveFields({ name: field })[0];
}

const picture = media(...described, { accept: ['photo'] });
const film = media(...described, { accept: ['photo', 'video'] });

it.each<[string, Field, object]>([
  ['a text', text(...described), { widget: 'string' }],
  ['a long text', longText(...described), { widget: 'text' }],
  ['a number', number(...described), { widget: 'number', value_type: 'float' }],
  ['a picture', picture, { widget: 'image', choose_url: false }],
  ['a film', film, { widget: 'file', choose_url: false }],
  ['a URL', url(...described), { widget: 'string', pattern: ['^https://', expect.any(String)] }],
])('%s gets its widget with the name and hint of the model', (_, field, widget) => {
  expect(derive(field)).toEqual({ ...base, ...widget });
});

it('a select shows option labels and stores option values', () => {
  expect(derive(text(...described, { options: ['active', 'b'], optionNames: { active: 'Actif' } }))).toEqual({
    ...base,
    widget: 'select',
    options: [
      { label: 'Actif', value: 'active' },
      { label: 'b', value: 'b' },
    ],
  });
});

it('a hint has no-break spaces before French punctuation', () => {
  expect(derive(text('Nom', 'Oui : non.'))).toMatchObject({ hint: 'Oui\u00a0: non.' });
});

it('a Markdown field gets Decap’s name “body”', () => {
  expect(derive(markdown(...described))).toMatchObject({ ...base, name: 'body', widget: 'richtext' });
});

it('an object field contains its fields', () => {
  expect(derive(object(...described, { name: text(...described) }))).toEqual({
    ...base,
    widget: 'object',
    fields: [{ ...base, widget: 'string' }],
  });
});

it('a list of texts has one field per item', () => {
  expect(derive(list(...described, { of: text('Mot', described[1]) }))).toEqual({
    ...base,
    widget: 'list',
    label_singular: 'Mot',
    field: { ...base, label: 'Mot', name: 'item', widget: 'string' },
  });
});

it('a list of objects summarizes an item by its first translated text', () => {
  const photo = object(...described, { id: itemId, caption: text(...described) });
  expect(derive(list(...described, { of: photo }))).toMatchObject({
    widget: 'list',
    summary: '{{fields.caption}}',
    fields: [{ name: 'id' }, { name: 'caption' }],
  });
});

it('a shared field and its nested fields are not translated', () => {
  const inside = object(...described, { name: text(...described) });
  expect(derive(list(...described, { shared: true, of: inside }))).toMatchObject({
    i18n: false,
    fields: [{ name: 'name', i18n: false }],
  });
});

it('a field added to the model appears without another edit', () => {
  const before = { title: text(...described) };
  const after = { ...before, quote: longText(...described, { optional: true }) };
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
  expect(readValues({ description: markdown(...described) }, { body: '**Oui**' })).toEqual({ description: '**Oui**' });
});
