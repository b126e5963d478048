import type { Reason, ReasonValues } from '../problems';

export type FieldBase = {
  /** Displayed above the editor's input. */
  frenchName: string;
  /** One line of advice in French: for volunteers or, where the demo editor has no input, for the maintainer. */
  hint: string;
  /** The value may be missing. */
  optional?: true;
  /** The same in every language; read from the French half only. */
  shared?: true;
  /** Has no input of its own in the demo editor. */
  technical?: true;
};

/** The maximum number of characters; by default, the maximum of the kind. */
export type Limited = { max?: number };

/** A step of a path: the name of a field, or the position in a list. */
export type Step = string | number;

/** A path with one more step: `media[3].caption`. */
export function joinPath(path: string, step: Step): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  return path ? `${path}.${step}` : step;
}

/** A value inside an object or list. `other` is its counterpart in a second value, such as the translation. */
export type Part<Inner> = { field: Inner; step: Step; value: unknown; other: unknown };

export type Parts<Inner> = {
  parts: Part<Inner>[];
  /** The steps of the second value's parts that have no counterpart. */
  leftover?: Step[];
  /** Builds an object or list from the results of its parts, in order. A part without a result gives undefined. */
  join: (results: unknown[]) => unknown;
};

/** Reports a problem of a value, or of a value inside it. */
export type ReportValue = (reason: Reason, values?: ReasonValues, ...inside: Step[]) => void;

/**
 * What the code knows of a kind of field, except its inputs in the editors.
 * @template F the field
 * @template Inner the fields that it may contain
 */
export type Kind<F, Inner = never> = {
  /** The maximum number of characters of a text. */
  max?: number;
  /** The value of an unfilled field, for previews. Its type is the type of the kind's values. */
  empty(field: F, emptyOf: (inner: Inner) => unknown): unknown;
  /** Reports what is wrong with a value that is there. `checkEntry` checks its length and its parts. */
  check(field: F, value: unknown, report: ReportValue, uploads: ReadonlySet<string>): void;
  /** How `presentEntry` shows a text, such as Markdown as HTML. */
  shownAs?: 'text' | 'html';
  /** Parses the text of a form's input or of front matter. By default the value is the text. */
  parse?(text: string, field: F): unknown;
  /** A name for a value, such as the French name of an option. Without one, the value is its name. */
  nameValue?(field: F, value: string): string | undefined;
  /** In a Markdown file, the field is the text below the front matter. */
  isBody?: true;
  /** The values inside an object or a list; undefined for a value of the wrong kind. */
  split?(field: F, value: unknown, other: unknown): Parts<Inner> | undefined;
};
