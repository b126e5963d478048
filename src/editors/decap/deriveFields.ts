import type Decap from 'decap-cms-app';
import { type Field, type Fields, kindOf } from '../../content/fields/fields';
import { addNoBreakSpaces } from '../../content/present/noBreakSpaces';

// From decap-cms-app, because the package that declares these types is no direct dependency.
export type CmsConfig = NonNullable<Parameters<(typeof Decap)['init']>[0]>['config'];
export type CmsCollection = CmsConfig['collections'][number];
export type CmsField = NonNullable<CmsCollection['fields']>[number];

/** Decap's fields for fields of the model. Shared fields are edited in French only. */
export function deriveFields(fields: Fields, shared = false): CmsField[] {
  return Object.entries(fields).map(([name, field]) => deriveField(name, field, shared));
}

/** The values of an entry of Decap, under the names that the model has for its fields. */
export function readValues(fields: Fields, data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, data[decapName(name, field)]]));
}

/** Decap calls the text below the front matter `body`. */
function decapName(name: string, field: Field): string {
  return kindOf(field).isBody ? 'body' : name;
}

type Widget = DistributiveOmit<CmsField, 'name'>;
type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** Decap's widget for each kind of field. `shared`: the field, or one that contains it, is shared. */
const widgets: {
  [K in Field['kind']]: (field: Extract<Field, { kind: K }>, shared: boolean) => Widget;
} = {
  text: ({ options, optionNames }) =>
    options
      ? { widget: 'select', options: options.map((value) => ({ label: optionNames?.[value] ?? value, value })) }
      : { widget: 'string' },
  longText: () => ({ widget: 'text' }),
  // No pictures or code blocks. Decap's older widget, `markdown`, loses pasted text.
  markdown: () => ({ widget: 'richtext', editor_components: [], buttons: ['bold', 'italic', 'link', 'bulleted-list'] }),
  // No URLs, because Decap would request the picture from its host.
  media: ({ accept }) => ({ widget: accept.every((type) => type === 'photo') ? 'image' : 'file', choose_url: false }),
  focus: () => ({ widget: 'string', pattern: ['^\\d+% \\d+%$', 'il faut deux pourcentages : 50% 30%'] }),
  url: () => ({ widget: 'string', pattern: ['^https://', 'l’adresse doit commencer par https://'] }),
  number: () => ({ widget: 'number', value_type: 'float' }),
  date: ({ partial, hint }) =>
    partial
      ? {
          widget: 'string',
          hint: addNoBreakSpaces(`${hint} Ici : 2026, 2026-03 ou 2026-03-01.`),
          pattern: ['^\\d{4}(-\\d\\d){0,2}$', 'il faut une année, un mois ou un jour : 2026, 2026-03 ou 2026-03-01'],
        }
      : { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'DD/MM/YYYY', time_format: false },
  object: ({ fields }, shared) => ({ widget: 'object', fields: deriveFields(fields, shared) }),
  list: ({ of }, shared) => ({
    widget: 'list',
    label_singular: of.frenchName,
    ...(of.kind === 'object'
      ? { summary: `{{fields.${nameSummary(of.fields)}}}`, fields: deriveFields(of.fields, shared) }
      : { field: deriveField('item', of, shared) }),
  }),
};

function deriveField(name: string, field: Field, isInShared: boolean): CmsField {
  const shared = isInShared || Boolean(field.shared);
  // TypeScript cannot relate a field to its kind's widget.
  const derive = widgets[field.kind] as (field: Field, shared: boolean) => Widget;
  return {
    name: decapName(name, field),
    label: field.frenchName,
    hint: addNoBreakSpaces(field.hint),
    required: !field.optional,
    i18n: !shared,
    ...derive(field, shared),
  };
}

/** The name of the field that a collapsed item shows: the first translated one. */
const nameSummary = (fields: Fields) => Object.keys(fields).find((name) => !fields[name]?.shared) ?? 'name';
