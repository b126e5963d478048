import type { Described, Kind, Limited } from './kind';
import { checkText } from './text';

/** Stored as Markdown, shown as HTML. */
export type MarkdownField = Described & Limited & { kind: 'markdown' };

export const markdown = {
  max: 3000,
  empty: () => '',
  check: (_, value, report) => void checkText(value, report),
  shownAs: 'html',
  isBody: true,
} satisfies Kind<MarkdownField>;
