import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Picture } from '../../../shared/components/Picture';
import { asRecord } from '../../../shared/values';

const itemStyles = css`
  display: grid;
  grid-template-columns: 6rem 1fr;
  align-items: start;
  gap: 0.75rem;
  padding-block: 1rem;
`;

const thumbStyles = css`
  inline-size: 6rem;
  aspect-ratio: 1;
  object-fit: cover;
`;

/** A photo or video of an album beside its fields. */
export function MediaItem({ item, children }: { item: unknown; children: ReactNode }) {
  const { src, poster } = asRecord(item);
  return (
    <div css={itemStyles}>
      <Picture src={String(poster || src)} alt="" sizes="6rem" styles={thumbStyles} />
      <div>{children}</div>
    </div>
  );
}
