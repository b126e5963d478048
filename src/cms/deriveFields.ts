import type Decap from 'decap-cms-app';
import { addNonBreakingSpaces } from '../content/addNonBreakingSpaces';
import type { Field, Fields } from '../content/fields';
import { addressMessage } from './words';

// Decap's types, reached through the one package of it that is ours.
export type CmsConfig = NonNullable<Parameters<(typeof Decap)['init']>[0]>['config'];
export type CmsCollection = CmsConfig['collections'][number];
export type CmsField = NonNullable<CmsCollection['fields']>[number];

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
    hint: addNonBreakingSpaces(field.hint),
    required: !field.optional,
    i18n: !shared,
  };
  switch (field.kind) {
    case 'text': {
      const { options, optionLabels } = field;
      if (!options) return { ...base, widget: 'string' };
      const choices = options.map((value) => ({ label: optionLabels?.[value] ?? value, value }));
      return { ...base, widget: 'select', options: choices };
    }
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
      // An address is for the content file: Decap would fetch the picture from its host to show it.
      return { ...base, widget: field.accept.includes('video') ? 'file' : 'image', choose_url: false };
    case 'url':
      return { ...base, widget: 'string', pattern: ['^https://', addressMessage] };
    case 'number':
      return { ...base, widget: 'number', value_type: 'float' };
    case 'object':
      return { ...base, widget: 'object', fields: deriveFields(field.fields, shared) };
    case 'list': {
      const { of } = field;
      const list = { ...base, widget: 'list', label_singular: of.label } as const;
      if (of.kind !== 'object') return { ...list, field: deriveField('item', of, shared) };
      const summary = `{{fields.${summaryName(of.fields)}}}`;
      return { ...list, summary, fields: deriveFields(of.fields, shared) };
    }
  }
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
