/**
 * The vocabulary the content model is written in. A field is plain data: its TypeScript type, its validation, its
 * fallback and its editor inputs are all derived from that one value.
 */
type Described = {
  /** What an editor reads above the input. */
  label: string;
  /** One line that tells an editor what to write there. */
  hint: string;
  /** May be left out: the site then shows nothing in its place. */
  optional?: true;
  /** The same in every language: read from the French half of the entry only. */
  shared?: true;
};

/** At most so many characters; where it is left out, `longest` has the limit of the kind. */
type Limited = { max?: number };

export type TextField = Described &
  Limited & {
    kind: 'text';
    options?: readonly string[];
    /** How an editor reads an option, where it is not a word of theirs. */
    optionLabels?: Readonly<Record<string, string>>;
    /** Names in braces that the site fills in when it shows the text: `{amount}`. */
    variables?: readonly string[];
  };
type LongTextField = Described & Limited & { kind: 'longText' };
/** Markdown; the site receives it as HTML. */
type MarkdownField = Described & Limited & { kind: 'markdown' };
/** A file below `content/` (`/uploads/…`), or the address of a picture on one of the stock-photo hosts. */
export type MediaField = Described & { kind: 'media'; accept: readonly MediaType[] };
type UrlField = Described & { kind: 'url' };
type NumberField = Described & { kind: 'number' };
/** Items are matched between languages by their `id` where they have one, else by position. */
export type ListField = Described & { kind: 'list'; of: TextField | ObjectField };
export type ObjectField = Described & { kind: 'object'; fields: Fields };

export type Field =
  | TextField
  | LongTextField
  | MarkdownField
  | MediaField
  | UrlField
  | NumberField
  | ListField
  | ObjectField;

/** A field that is one value, and so has an input of its own. */
export type ScalarField = Exclude<Field, ListField | ObjectField>;

export type Fields = { readonly [name: string]: Field };

export const mediaTypes = ['photo', 'video'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** What a visitor's page receives for a field, once localized. */
type Value<F> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'list'; of: infer Item }
    ? Value<Item>[]
    : F extends { kind: 'object'; fields: infer Inner }
      ? Values<Inner>
      : F extends { options: readonly (infer Option)[] }
        ? Option
        : string;

type OptionalNames<F> = { [N in keyof F]: F[N] extends { optional: true } ? N : never }[keyof F];

/** What a visitor's page receives for a record of fields, once localized. */
export type Values<F> = { -readonly [N in Exclude<keyof F, OptionalNames<F>>]: Value<F[N]> } & {
  -readonly [N in OptionalNames<F>]?: Value<F[N]>;
};

const longestOfKind = { text: 200, longText: 600, markdown: 3000, url: 300, media: 300 };

/** How many characters a value may have; none for a number. */
export function maxLength(field: ScalarField): number | undefined {
  if (field.kind === 'number') return undefined;
  return ('max' in field ? field.max : undefined) ?? longestOfKind[field.kind];
}

/** Null, missing, or nothing but spaces: an editor left it empty. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
