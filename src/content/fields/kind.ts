import type { Reason, ReasonValues } from '../problems';

/** What every field says. */
export type Described = {
  /** Shown above the editor's input, in French. */
  label: string;
  /** One line for the editor about what to write, in French. */
  hint: string;
  /** The site shows nothing for a missing value. */
  optional?: true;
  /** The same in every language: read from the French half only. */
  shared?: true;
  /** Changed in the repository only. */
  technical?: true;
  /** Only a video has it. */
  videoOnly?: true;
};

/** The maximum number of characters; the default is that of the kind. */
export type Limited = { max?: number };

/** A step of a path: the name of a field, or the position in a list. */
export type Step = string | number;

/** A path with one more step: `media[3].caption`. */
export function joinPath(path: string, step: Step): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  return path ? `${path}.${step}` : step;
}

/** A value inside another, with its counterpart inside the value that is compared. */
export type Part<Inner> = { field: Inner; step: Step; value: unknown; other: unknown };

export type Parts<Inner> = {
  parts: Part<Inner>[];
  /** The steps of the compared value's parts that have no counterpart. */
  leftover?: Step[];
  /** The whole, from one result per part; undefined is a part without a result. */
  join: (results: unknown[]) => unknown;
};

/** Reports what is wrong with a value, or with something inside it. */
export type ReportValue = (reason: Reason, values?: ReasonValues, ...inside: Step[]) => void;

/**
 * All that the site's code knows of a kind of field, but for its inputs in the editors.
 * @template F the field
 * @template Inner the fields that it may contain
 */
export type Kind<F, Inner = never> = {
  /** The maximum number of characters of a text. */
  max?: number;
  /** The value of a field that nobody has filled in, for previews. Its type is the type of the kind's values. */
  empty(field: F, emptyOf: (inner: Inner) => unknown): unknown;
  /** Reports what is wrong with a value that is not blank. Length and parts are checked elsewhere. */
  check(field: F, value: unknown, report: ReportValue, uploads: ReadonlySet<string>): void;
  /** What `presentEntry` makes of a text: HTML of Markdown. Values of other kinds reach the page as they are. */
  shownAs?: 'text' | 'html';
  /** The value of a text from a form's input or from front matter, where it is not the text itself. */
  parse?(text: string, field: F): unknown;
  /** The name by which an editor knows a value, where it is not the value itself. */
  nameValue?(field: F, value: string): string | undefined;
  /** In a Markdown file, the text below the front matter. */
  isBody?: true;
  /** The values inside a value; undefined for a value of another kind. */
  split?(field: F, value: unknown, other: unknown): Parts<Inner> | undefined;
  /** The field at a step below this one. */
  at?(field: F, step: Step): Inner | undefined;
};
