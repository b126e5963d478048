import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Tree } from '../../../content/documents/bilingual';
import { describePath, type Path, readAt } from '../../../content/documents/editDocument';
import type { ReviewNote } from '../../../content/documents/findReviewNotes';
import type { Fields } from '../../../content/fields/fields';
import type { Language } from '../../../shared/i18n/languages';
import { asList } from '../../../shared/values';
import type { DraftMedia } from '../drafts/drafts';

/** What every input of a form can read and call. */
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
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
};

const FormContext = createContext<FormState>({
  edited: {},
  problems: new Map(),
  notes: new Map(),
  onChange: () => {},
  announce: () => {},
});

export const useForm = () => useContext(FormContext);

/**
 * Gives the inputs the form's state. One object takes the state of each render, because for another one React would
 * search all items of an album for its readers, at every keystroke. All readers render with the form, or in a `FormAt`
 * with a copy, so none misses a change.
 */
export function FormProvider({ children, ...state }: FormState & { children: ReactNode }) {
  const [form] = useState(state);
  Object.assign(form, state);
  return <FormContext value={form}>{children}</FormContext>;
}

/** The place of a field in the form. */
export type InputTarget = {
  /** The fields of the same record. */
  siblings: Fields;
  language: Language;
  /** `path` is the field's; `at` is the path of its value in this language. */
  path: Path;
  at: Path;
};

/** The props of a field's input. `control` has those of its labelled control. */
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
  target: InputTarget;
};

/**
 * Renders an item of a list. Renders it again only if the item, its problems or notes, or the number of items change,
 * because an album has two hundred items. The inputs of an item read only the form's state for that item.
 */
export function FormAt({ path, children }: { path: Path; children: () => ReactNode }) {
  const form = useForm();
  const itemPath = describePath(path);
  const value = readAt(form.edited, path);
  const count = asList(readAt(form.edited, path.slice(0, -1))).length;
  return useMemo(
    () => <FormContext value={{ ...form }}>{children()}</FormContext>,
    [itemPath, count, readInside(form.problems, itemPath), readInside(form.notes, itemPath), value],
  );
}

type Found = ReadonlyMap<string, string>;

/** What was found in each item. Collected once, because each of the items asks at each keystroke. */
const foundInside = new WeakMap<Found, Map<string, string>>();

function readInside(found: Found, itemPath: string): string | undefined {
  const items = foundInside.get(found) ?? new Map<string, string>();
  if (!foundInside.has(found)) {
    for (const entry of found) {
      const field = entry[0].slice(entry[0].indexOf('.') + 1);
      for (const { index } of field.matchAll(/]/g)) {
        const item = field.slice(0, index + 1);
        items.set(item, [items.get(item), entry].join());
      }
    }
    foundInside.set(found, items);
  }
  return items.get(itemPath);
}
