import { css } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { Picture } from '../../../components/Picture';
import { type Path, readAt } from '../../../content/documents/editEntry';
import type { Field, Fields, ListField } from '../../../content/fields';
import { isMediaOfType } from '../../../content/fields/media';
import { asRecord } from '../../../content/values';
import { defaultLanguage } from '../../../i18n/languages';
import { AddMedia } from '../fields/AddMedia';
import type { FormState } from '../fields/input';
import { ListInput } from '../fields/ListInput';

const leadStyles = css`
  display: grid;
  grid-template-columns: 6rem 1fr;
  align-items: start;
  gap: 0.75rem;
  padding-block-start: 1rem;
`;

const thumbStyles = css`
  inline-size: 6rem;
  aspect-ratio: 1;
  object-fit: cover;
`;

type MediaSheetProps = {
  field: ListField;
  path: Path;
  form: FormState;
  /** The inputs of some fields of the item at a path. */
  children: (fields: Fields, path: Path) => ReactNode;
};

/** The photos and videos of an album, each with its caption in sight. The rest folds. */
export function MediaSheet({ field, path, form, children }: MediaSheetProps) {
  const { lead, photo, video } = useMemo(() => splitFields(field), [field]);
  const readItem = (item: Path) => asRecord(readAt(form.entry, [defaultLanguage, ...item]));
  const isVideo = (item: Path) => isMediaOfType(String(readItem(item).src), 'video');
  const showLead = (item: Path) => {
    const { src, poster } = readItem(item);
    return (
      <div css={leadStyles}>
        <Picture src={String(poster || src)} alt="" sizes="6rem" styles={thumbStyles} />
        <div>{children(lead, item)}</div>
      </div>
    );
  };
  return (
    <ListInput
      field={field}
      path={path}
      form={form}
      sheet={{ lead: showLead, adder: <AddMedia field={field} path={path} form={form} /> }}
    >
      {(item) => children(isVideo(item) ? video : photo, item)}
    </ListInput>
  );
}

/** The fields that do not fold, and those that do, of a photo and of a video. */
function splitFields({ of, sheet = [] }: ListField) {
  const fields = of.kind === 'object' ? Object.entries(of.fields) : [];
  const pick = (isPicked: (name: string, field: Fields[string]) => boolean): Fields =>
    Object.fromEntries(fields.filter(([name, field]) => isPicked(name, field)));
  return {
    lead: pick((name) => sheet.includes(name)),
    photo: pick((name, { videoOnly }) => !sheet.includes(name) && !videoOnly),
    // A browser cannot cut a video; another one is added as a new item.
    video: pick((name, field) => !sheet.includes(name) && field.kind !== 'focus' && !isVideoField(field)),
  };
}

function isVideoField(field: Field): boolean {
  return field.kind === 'media' && field.accept.includes('video');
}
