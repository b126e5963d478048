/** The vocabulary of the model. A field is plain data; type, validation, fallback and inputs derive from it. */
type Described = {
  /** Shown above the editor's input, in French. */
  label: string;
  /** One line for the editor about what to write, in French. */
  hint: string;
  /** The site shows nothing for a missing value. */
  optional?: true;
  /** The same in every language: read from the French half only. */
  shared?: true;
};

/** The maximum number of characters; the default depends on the kind (`longestOfKind`). */
type Limited = { max?: number };

export type TextField = Described &
  Limited & {
    kind: 'text';
    options?: readonly string[];
    /** The editor's names for the options, in French. */
    optionLabels?: Readonly<Record<string, string>>;
    /** Variables that the site interpolates when it shows the text: `amount` for `{amount}`. */
    variables?: readonly string[];
  };
/** A file below `content/` (`/uploads/…`), or the address of a picture on a stock-photo host. */
export type MediaField = Described & {
  kind: 'media';
  accept: readonly MediaType[];
  /** The name of the text field beside it that describes the picture. */
  describedBy?: string;
};
/** Items are matched between languages by their `id` where they have one, else by position. */
export type ListField = Described & { kind: 'list'; of: TextField | ObjectField };
export type ObjectField = Described & { kind: 'object'; fields: Fields };

export type Field =
  | TextField
  | (Described & Limited & { kind: 'longText' })
  /** Stored as Markdown, shown as HTML. */
  | (Described & Limited & { kind: 'markdown' })
  | MediaField
  | (Described & { kind: 'url' })
  | (Described & { kind: 'number' })
  | ListField
  | ObjectField;

/** A field with a single value and a single input. */
export type ScalarField = Exclude<Field, ListField | ObjectField>;

export type Fields = { readonly [name: string]: Field };

export const mediaTypes = ['photo', 'video'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** The localized value of a field. */
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

/** The localized values of a record of fields. */
export type Values<F> = { -readonly [N in Exclude<keyof F, OptionalNames<F>>]: Value<F[N]> } & {
  -readonly [N in OptionalNames<F>]?: Value<F[N]>;
};

const longestOfKind = { text: 200, longText: 600, markdown: 3000, url: 300, media: 300 };

/** The maximum number of characters; undefined for a number. */
export function maxLength(field: ScalarField): number | undefined {
  if (field.kind === 'number') return undefined;
  return ('max' in field ? field.max : undefined) ?? longestOfKind[field.kind];
}
