import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Tree } from '../../../content/documents/bilingual';
import { describePath, isWithin, type Path, readAt } from '../../../content/documents/editEntry';
import type { ReviewNote } from '../../../content/documents/findReviewNotes';
import type { Fields } from '../../../content/fields';
import type { Language } from '../../../shared/i18n/languages';
import type { DraftMedia } from '../drafts/drafts';

/** What every input of a form reads and calls. */
export type FormState = {
  entry: Tree;
  /** Error messages by field path (`describePath`). */
  problems: ReadonlyMap<string, string>;
  /** What to review in the translations, by field path. */
  notes: ReadonlyMap<string, ReviewNote>;
  /** The files that a media field may reference. */
  uploads: readonly string[];
  /**
   * Edits the newest entry, so that an input drawn with an earlier one loses nothing.
   * @param added new media that the entry references
   */
  onChange: (edit: (entry: Tree) => Tree, added?: DraftMedia) => void;
  /** Announces a text to screen readers once typing pauses. */
  announce: (text: string) => void;
};

export const FormContext = createContext<FormState>({
  entry: {},
  problems: new Map(),
  notes: new Map(),
  uploads: [],
  onChange: () => {},
  announce: () => {},
});

export const useForm = () => useContext(FormContext);

/** Where a field is in the form. */
export type InputPlace = {
  /** The fields beside it. */
  siblings: Fields;
  language: Language;
  /** The path of the field, and that of its value in this language. */
  path: Path;
  at: Path;
};

/** What the input of a field of some kind is given; `control` has the props of a labelled control. */
export type InputProps<F> = {
  field: F;
  control: {
    label: string;
    hint: string | undefined;
    error: string | undefined;
    name: string;
    lang: Language | undefined;
    'aria-required': boolean;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
  place: InputPlace;
};

type FormAtProps = {
  path: Path;
  /** What else `children` depends on. */
  version: string;
  children: () => ReactNode;
};

/**
 * Renders the inputs of one place in the form, and again only after a change there, because an album has forty such places.
 * The inputs read only the part of the form's state that is at their place.
 */
export function FormAt({ path, version, children }: FormAtProps) {
  const form = useForm();
  const place = describePath(path);
  const listInside = (found: ReadonlyMap<string, string>) =>
    [...found].filter(([field]) => isWithin(place, field)).join();
  const value = readAt(form.entry, path);
  // Not `form`, which changes at every letter.
  return useMemo(
    () => <FormContext value={form}>{children()}</FormContext>,
    [place, version, listInside(form.problems), listInside(form.notes), value],
  );
}
