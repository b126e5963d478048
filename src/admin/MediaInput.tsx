import { type ComponentProps, useId } from 'react';
import { InputField } from '../components/Field';
import type { MediaType } from '../content/fields';
import { isMediaOfType } from '../content/validate';

type MediaInputProps = Omit<ComponentProps<typeof InputField>, 'accept'> & {
  /** The files to choose from, as entries name them. */
  files: readonly string[];
  accept: readonly MediaType[];
};

/** Offers the files of the site; an address on a stock-photo host may be typed instead. */
export function MediaInput({ files, accept, ...input }: MediaInputProps) {
  const id = useId();
  return (
    <>
      <InputField {...input} type="text" list={id} inputMode="url" autoComplete="off" />
      <datalist id={id}>
        {files
          .filter((file) => accept.some((type) => isMediaOfType(file, type)))
          .map((file) => (
            <option key={file} value={file} />
          ))}
      </datalist>
    </>
  );
}
