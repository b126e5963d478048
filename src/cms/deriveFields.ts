import type { Field, Fields, ListField, MediaField, TextField } from '../content/fields';
import { keepTogether } from '../content/keepTogether';
import type { CmsField } from './decapTypes';
import { fieldMessages } from './words';

/** The name Decap gives to the text below the front matter of a Markdown file. */
const bodyName = 'body';

/** Decap's fields for fields of the model. A field that is the same in every language is asked for in French only. */
export function deriveFields(fields: Fields, shared = false): CmsField[] {
  return Object.entries(fields).map(([name, field]) => deriveField(name, field, shared));
}

/** The values of an entry under the names of the model. */
export function readValues(fields: Fields, data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, data[nameOf(name, field)]]));
}

function nameOf(name: string, field: Field): string {
  return field.kind === 'markdown' ? bodyName : name;
}

function deriveField(name: string, field: Field, isInShared: boolean): CmsField {
  const shared = isInShared || Boolean(field.shared);
  const base = {
    name: nameOf(name, field),
    label: field.label,
    hint: keepTogether(field.hint),
    required: !field.optional,
    i18n: !shared,
  };
  switch (field.kind) {
    case 'text':
      return { ...base, ...deriveText(field) };
    case 'longText':
      return { ...base, widget: 'text' };
    case 'markdown':
      // Pictures and code blocks are not for a text of the site.
      return {
        ...base,
        widget: 'markdown',
        editor_components: [],
        buttons: ['bold', 'italic', 'link', 'bulleted-list'],
      };
    case 'media':
      return { ...base, ...deriveMedia(field) };
    case 'url':
      return { ...base, widget: 'string', pattern: ['^https://', fieldMessages.address] };
    case 'number':
      return { ...base, widget: 'number', value_type: 'float' };
    case 'object':
      return { ...base, widget: 'object', fields: deriveFields(field.fields, shared) };
    case 'list':
      return { ...base, ...deriveList(field, shared) };
  }
}

function deriveText({ options, optionLabels }: TextField) {
  if (!options) return { widget: 'string' } as const;
  const choices = options.map((value) => ({ label: optionLabels?.[value] ?? value, value }));
  return { widget: 'select', options: choices } as const;
}

function deriveMedia({ accept }: MediaField) {
  // An address is for the content file: Decap would fetch the picture from its host to show it.
  return { widget: accept.includes('video') ? 'file' : 'image', choose_url: false } as const;
}

function deriveList({ of }: ListField, shared: boolean) {
  const list = { widget: 'list', label_singular: of.label } as const;
  return of.kind === 'object'
    ? { ...list, summary: `{{fields.${summaryName(of.fields)}}}`, fields: deriveFields(of.fields, shared) }
    : { ...list, field: deriveField('item', of, shared) };
}

/** What tells one folded item from another: the first text that visitors read, else a number. */
function summaryName(fields: Fields): string {
  const entries = Object.entries(fields);
  const telling =
    entries.find(([, { kind, shared }]) => !shared && (kind === 'text' || kind === 'longText')) ??
    entries.find(([, { kind }]) => kind === 'number') ??
    entries[0];
  return telling?.[0] ?? '';
}
