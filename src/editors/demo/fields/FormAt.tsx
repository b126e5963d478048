import { type ReactNode, useMemo } from 'react';
import { describePath, isWithin, type Path, readAt } from '../../../content/documents/editEntry';
import { languages } from '../../../i18n/languages';
import { FormContext, useForm } from './input';

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
  const values = languages.map((language) => readAt(form.entry, [language, ...path]));
  // Not `form`, which changes at every letter.
  return useMemo(
    () => <FormContext value={form}>{children()}</FormContext>,
    [place, version, listInside(form.problems), listInside(form.notes), ...values],
  );
}
