import { type DateField, dateKind } from './date';
import { groupKinds, type ListOf, type ObjectOf } from './groups';
import type { Kind } from './kind';
import { type MarkdownField, markdownKind } from './markdown';
import { type FocusField, type MediaField, mediaKinds } from './media';
import { type LongTextField, type NumberField, scalarKinds, type TextField, type UrlField } from './scalars';

// The kinds of fields that the model uses. A field is plain data, made by a function of declare.ts. Decap has an input
// for each kind, the demo editor for all but `focus`.

export type ScalarField =
  | TextField
  | LongTextField
  | MarkdownField
  | MediaField
  | FocusField
  | UrlField
  | NumberField
  | DateField;
export type ObjectField = ObjectOf<Field>;
export type ListField = ListOf<TextField | ObjectField>;
export type GroupField = ObjectField | ListField;

export type Field = ScalarField | GroupField;
export type Fields = { readonly [name: string]: Field };

const kinds = { ...scalarKinds, ...mediaKinds, ...groupKinds, date: dateKind, markdown: markdownKind } satisfies {
  [K in Field['kind']]: Kind<Extract<Field, { kind: K }>, Field>;
};

export function kindOf(field: Field): Kind<Field, Field> {
  return kinds[field.kind];
}

export function isGroup(field: Field): field is GroupField {
  return kindOf(field).split !== undefined;
}

/** The maximum number of characters; undefined if the field has none. */
export function lengthLimit(field: Field): number | undefined {
  return ('max' in field ? field.max : undefined) ?? kindOf(field).max;
}

/** The localized value of a field. */
type Value<F> = F extends { kind: 'list'; of: infer Item }
  ? Value<Item>[]
  : F extends { kind: 'object'; fields: infer Inner }
    ? Values<Inner>
    : F extends { options: readonly (infer Option)[] }
      ? Option
      : F extends { kind: infer K extends keyof typeof kinds }
        ? ReturnType<(typeof kinds)[K]['empty']>
        : never;

type OptionalNames<F> = { [N in keyof F]: F[N] extends { optional: true } ? N : never }[keyof F];

/** The localized values of a record of fields. */
export type Values<F> = { -readonly [N in Exclude<keyof F, OptionalNames<F>>]: Value<F[N]> } & {
  -readonly [N in OptionalNames<F>]?: Value<F[N]>;
};
