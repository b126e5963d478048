import { useId } from 'react';
import { InputField } from '../../../components/Field';
import { useLabels } from '../../../components/wording';
import { isMediaOfType, type MediaField } from '../../../content/fields/media';
import { type InputProps, useForm } from './input';
import { PhotoField } from './PhotoField';

/** The address of a file, or of a picture on a stock-photo host. A photo is shown, and its address is folded away. */
export function MediaInput({ field, control, place }: InputProps<MediaField>) {
  const label = useLabels();
  const { label: name, hint, ...input } = control;
  const isPhoto = field.accept.includes('photo');
  const { uploads } = useForm();
  const listId = useId();
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
      <Files id={listId} field={field} uploads={uploads} />
    </>
  );
  if (!isPhoto) return address;
  return (
    <PhotoField {...place} field={field} name={name} hint={hint} error={control.error}>
      {address}
    </PhotoField>
  );
}

type FilesProps = { id: string; field: MediaField; uploads: readonly string[] };

/** The files that the field may have, for its input to offer. */
function Files({ id, field, uploads }: FilesProps) {
  const files = uploads.filter((file) => field.accept.some((type) => isMediaOfType(file, type)));
  return (
    <datalist id={id}>
      {files.map((file) => (
        <option key={file} value={file} />
      ))}
    </datalist>
  );
}
