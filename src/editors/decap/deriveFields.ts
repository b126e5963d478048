import type Decap from 'decap-cms-app';
import { addNonBreakingSpaces } from '../../content/addNonBreakingSpaces';
import type { Field, Fields } from '../../content/fields';

// Decap's types through decap-cms-app, the only direct dependency that has them.
export type CmsConfig = NonNullable<Parameters<(typeof Decap)['init']>[0]>['config'];
export type CmsCollection = CmsConfig['collections'][number];
export type CmsField = NonNullable<CmsCollection['fields']>[number];

/** Decap's fields for fields of the model; shared fields are edited in French only. */
export function deriveFields(fields: Fields, shared = false): CmsField[] {
  return Object.entries(fields).map(([name, field]) => deriveField(name, field, shared));
}

/** The values of Decap's entry data under the names of the model. */
export function readValues(fields: Fields, data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, data[nameOf(name, field)]]));
}

/** Decap calls the text below the front matter `body`. */
function nameOf(name: string, field: Field): string {
  return field.kind === 'markdown' ? 'body' : name;
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
      // No pictures or code blocks.
      return {
        ...base,
        widget: 'markdown',
        editor_components: [],
        buttons: ['bold', 'italic', 'link', 'bulleted-list'],
      };
    case 'media':
      // No URLs: Decap would request the picture from its host.
      return { ...base, widget: field.accept.includes('video') ? 'file' : 'image', choose_url: false };
    case 'url':
      return { ...base, widget: 'string', pattern: ['^https://', 'l’adresse doit commencer par https://'] };
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

/** The field that identifies a collapsed item: the first translated text, else a number. */
function summaryName(fields: Fields): string {
  const entries = Object.entries(fields);
  const summary =
    entries.find(([, { kind, shared }]) => !shared && (kind === 'text' || kind === 'longText')) ??
    entries.find(([, { kind }]) => kind === 'number') ??
    entries[0];
  return summary?.[0] ?? '';
}
