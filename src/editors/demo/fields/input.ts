import type { FormState, Path } from '../../../content/documents/editEntry';
import type { Fields } from '../../../content/fields';
import type { Language } from '../../../i18n/languages';

/** Where a field is in the form. */
export type Place = {
  /** The fields beside it. */
  siblings: Fields;
  language: Language;
  /** The path below the language. */
  path: Path;
  form: FormState;
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
    placeholder: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
  place: Place;
};
