import { css } from '@emotion/react';
import type { Notice } from '../content/present';
import { data } from '../dataNames';
import { pageColumn } from '../theme/pageStyles';
import { token } from '../theme/tokens';

const bandStyles = css`
  background: ${token('--color-mark')};
  color: ${token('--color-ink')};
  font-weight: 700;
  p {
    ${pageColumn};
    padding-block: 0.75rem;
  }
  &[hidden] {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** A notice above the page. client/notice.ts, which the build puts after it, hides it on other days. */
export function NoticeBand({ text, firstDay, lastDay }: Notice) {
  return (
    <aside css={bandStyles} {...data({ 'data-from': firstDay, 'data-until': lastDay })}>
      <p>{text}</p>
    </aside>
  );
}
