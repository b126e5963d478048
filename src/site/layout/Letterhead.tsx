import { css } from '@emotion/react';
import type { Site } from '../../content/model/model';
import type { ContactContent } from '../../content/present/present';
import { Emblem } from '../../shared/components/Icon';
import { token } from '../../shared/theme/tokens';

const letterheadStyles = css`
  display: none;
  @media print {
    display: flex;
    gap: 1rem;
    align-items: center;
    inline-size: 100%;
    margin-block-end: 1rem;
    padding-block-end: 1rem;
    border-block-end: 2px solid ${token('--color-ink')};
    strong {
      display: block;
    }
  }
`;

/** The association's name and address above a printed page. */
export function Letterhead({ site, contact }: { site: Site; contact: ContactContent }) {
  return (
    <div css={letterheadStyles} aria-hidden="true">
      <Emblem size="3.5rem" />
      <p>
        <strong>{site.legalName ?? site.name}</strong>
        {contact.address}
      </p>
    </div>
  );
}
