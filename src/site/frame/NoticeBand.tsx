import { css } from '@emotion/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { Notice } from '../../content/present/present';
import { data } from '../../shared/dataAttributes';
import { screenOnlyStyles } from '../../shared/theme/islandStyles';
import { pageColumnStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';

const bandStyles = css`
  background: ${token('--color-mark')};
  color: ${token('--color-ink')};
  font-weight: 700;
  p {
    ${pageColumnStyles};
    padding-block: 0.75rem;
  }
  ${screenOnlyStyles};
`;

/** The script that hides the notice outside of its period (notice.ts). Only the build provides it. */
export const NoticeScriptContext = createContext<ReactNode>(undefined);

export function NoticeBand({ text, firstDay, lastDay }: Notice) {
  return (
    <>
      <aside css={bandStyles} {...data({ 'data-from': firstDay, 'data-until': lastDay })}>
        <p>{text}</p>
      </aside>
      {useContext(NoticeScriptContext)}
    </>
  );
}
