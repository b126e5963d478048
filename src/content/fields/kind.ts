import type { Reason, ReasonValues } from '../problems';

export type FieldBase = {
  /** Displayed above the editor's input, in French. */
  label: string;
  /** One line of advice for the editor, in French. */
  hint: string;
  /** The value may be missing; the site then shows nothing. */
  optional?: true;
  /** The same in every language; read from the French half only. */
  shared?: true;
  /** Has no input in the demo editor. */
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
  /** Builds an object or list from one result per part. The result of a part to omit is undefined. */
  join: (results: unknown[]) => unknown;
};

/** Reports a problem of a value, or of a value inside it. */
export type ReportValue = (reason: Reason, values?: ReasonValues, ...inside: Step[]) => void;

/**
 * What the site's code knows of a kind of field. The editors' inputs are not part of it.
 * @template F the field
 * @template Inner the fields that it may contain
 */
export type Kind<F, Inner = never> = {
  /** The maximum number of characters of a text. */
  max?: number;
  /** The value of an unfilled field, for previews. Its type is the type of the kind's values. */
  empty(field: F, emptyOf: (inner: Inner) => unknown): unknown;
  /** Reports what is wrong with a value that is not blank. `validateEntry` checks its length and its parts. */
  check(field: F, value: unknown, report: ReportValue, uploads: ReadonlySet<string>): void;
  /** How `presentEntry` shows a text, such as Markdown as HTML. Values of other kinds reach the page unchanged. */
  shownAs?: 'text' | 'html';
  /** Parses the text of a form's input or of front matter. By default the value is the text. */
  parse?(text: string, field: F): unknown;
  /** A name for a value in the editor, such as the label of an option. Without one, the value is its name. */
  nameValue?(field: F, value: string): string | undefined;
  /** The field is the text below the front matter of a Markdown file. */
  isBody?: true;
  /** The values inside a value; undefined for a value of another kind. */
  split?(field: F, value: unknown, other: unknown): Parts<Inner> | undefined;
};
