import { useId } from 'react';
import { InputField } from '../../../components/Field';
import { useLabels } from '../../../components/wording';
import { isMediaOfType, type MediaField } from '../../../content/fields/media';
import type { InputProps } from './input';
import { PhotoField } from './PhotoField';

/** The address of a file, or of a picture on a stock-photo host. A photo is shown, and its address is folded away. */
export function MediaInput({ field, control, place }: InputProps<MediaField>) {
  const label = useLabels();
  const listId = useId();
  const { label: name, hint, ...input } = control;
  const isPhoto = field.accept.includes('photo');
  const files = place.form.uploads.filter((file) => field.accept.some((type) => isMediaOfType(file, type)));
  const address = (
    <>
      <InputField
        {...input}
        label={isPhoto ? label('admin.photo.address') : name}
        hint={isPhoto ? undefined : hint}
        type="text"
        list={listId}
        inputMode="url"
        autoComplete="off"
      />
      <datalist id={listId}>
        {files.map((file) => (
          <option key={file} value={file} />
        ))}
      </datalist>
    </>
  );
  if (!isPhoto) return address;
  return (
    <PhotoField {...place} field={field} name={name} hint={hint} error={control.error}>
      {address}
    </PhotoField>
  );
}
