import type { ReactNode } from 'react';
import type { Tree } from '../../../content/documents/bilingual';
import type { Path } from '../../../content/documents/editDocument';
import type { ReviewNote } from '../../../content/documents/findReviewNotes';
import type { Fields } from '../../../content/fields/fields';
import type { Language } from '../../../shared/i18n/languages';
import type { DraftMedia } from '../drafts/drafts';

export type FormState = {
  edited: Tree;
  /** Error messages by field path (`describePath`). */
  problems: ReadonlyMap<string, string>;
  /** Which texts to review and why, by field path. */
  notes: ReadonlyMap<string, ReviewNote>;
  /**
   * Edits the latest version, so that an input rendered with an earlier one loses nothing.
   * @param added new media that the document references
   */
  onChange: (edit: (tree: Tree) => Tree, added?: DraftMedia) => void;
};

export type InputTarget = {
  form: FormState;
  siblings: Fields;
  language: Language;
  /** The path of the field. `at`: the path of its value in this language. */
  path: Path;
  at: Path;
};

/** The props of a field's input. `control` has the props of the labelled control. */
export type InputProps<F> = {
  field: F;
  control: {
    label: ReactNode;
    hint: string | undefined;
    error: string | undefined;
    name: string;
    lang: Language | undefined;
    'aria-required': boolean;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
  target: InputTarget;
};
