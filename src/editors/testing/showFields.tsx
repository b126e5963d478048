import { useState } from 'react';
import { type Tree, toHalves, toTree } from '../../content/documents/bilingual';
import { findReviewNotes } from '../../content/documents/findReviewNotes';
import type { Fields } from '../../content/fields/fields';
import type { Entry } from '../../content/model/model';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { FieldInputs } from '../demo/form/FieldInputs';

/** What a `Form` holds, as a tree and by language. */
export const form: { edited: Tree; typed: Entry } = { edited: {}, typed: {} };

type FormProps = { fields: Fields; start: Tree; problems?: Readonly<Record<string, string>> | undefined };

/** The inputs of some fields, which hold what is typed. */
export function Form({ fields, start, problems = {} }: FormProps) {
  const [edited, onChange] = useState(start);
  Object.assign(form, { edited, typed: toHalves(fields, edited) });
  const state = {
    edited,
    problems: new Map(Object.entries(problems)),
    notes: findReviewNotes(fields, start, edited),
    onChange,
  };
  return (
    <form>
      <FieldInputs form={state} fields={fields} />
    </form>
  );
}

export function showFields(fields: Fields, start: Entry = { fr: {}, en: {} }, problems?: FormProps['problems']) {
  return renderInLanguage(<Form fields={fields} start={toTree(fields, start)} problems={problems} />);
}
