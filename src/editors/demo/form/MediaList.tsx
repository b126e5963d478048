import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type Path, readAt } from '../../../content/documents/editDocument';
import type { Field, Fields, ListField } from '../../../content/fields/fields';
import { isMediaOfType } from '../../../content/fields/media';
import { Picture } from '../../../shared/components/Picture';
import { asRecord } from '../../../shared/values';
import { AddMedia } from './AddMedia';
import { useForm } from './formState';
import { ListInput } from './ListInput';

const headerStyles = css`
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

type MediaListProps = {
  field: ListField;
  path: Path;
  /** Renders the inputs of some fields of the item at a path. */
  children: (fields: Fields, path: Path) => ReactNode;
};

/** The fields that stay visible beside each picture. The others are folded. */
const alwaysShown: readonly string[] = ['caption'];

/** The photos and videos of an album. */
export function MediaList({ field, path, children }: MediaListProps) {
  const { edited } = useForm();
  const { shown, photo, video } = splitFields(field);
  const readItem = (item: Path) => asRecord(readAt(edited, item));
  const isVideo = (item: Path) => isMediaOfType(String(readItem(item).src), 'video');
  const showHeader = (item: Path) => {
    const { src, poster } = readItem(item);
    return (
      <div css={headerStyles}>
        <Picture src={String(poster || src)} alt="" sizes="6rem" styles={thumbStyles} />
        <div>{children(shown, item)}</div>
      </div>
    );
  };
  return (
    <ListInput
      field={field}
      path={path}
      media={{ header: showHeader, shown: alwaysShown, adder: <AddMedia field={field} path={path} /> }}
    >
      {(item) => children(isVideo(item) ? video : photo, item)}
    </ListInput>
  );
}

/** The visible fields, and the folded ones for photos and for videos. */
function splitFields({ of }: ListField) {
  const fields = of.kind === 'object' ? Object.entries(of.fields) : [];
  const pick = (isPicked: (name: string, field: Fields[string]) => boolean): Fields =>
    Object.fromEntries(fields.filter(([name, field]) => isPicked(name, field)));
  return {
    shown: pick((name) => alwaysShown.includes(name)),
    photo: pick((name, { videoOnly }) => !alwaysShown.includes(name) && !videoOnly),
    // Only a maintainer changes the file of a video.
    video: pick((name, field) => !alwaysShown.includes(name) && !isVideoField(field)),
  };
}

function isVideoField(field: Field): boolean {
  return field.kind === 'media' && field.accept.includes('video');
}
