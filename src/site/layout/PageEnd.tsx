import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { localizedPath } from '../../routes';
import { from } from '../../shared/theme/breakpoints';
import { screenOnly, touchTarget } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';

type PageEndProps = {
  children?: ReactNode;
  /** The card of the next page of the same kind. */
  next: ReactNode;
  nextTitle: string;
  /** The index of all pages of this kind. */
  all: { path: string; name: string };
};

const endStyles = css`
  display: grid;
  align-items: start;
  gap: 2rem;
  padding-block-start: ${token('--space-block')};
  border-block-start: 1px solid ${token('--color-ink')};
  ${screenOnly};
  > div, ul {
    display: grid;
    gap: 1rem;
  }
  ul:has(li + li) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12rem, 30%)), 1fr));
    gap: 1rem 2rem;
  }
  ${from.medium} {
    &:not(:has(li + li)) {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${from.large} {
    &:has(li + li) {
      grid-template-columns: 3fr 1fr;
      > div + div {
        grid-row: span 2;
        padding-inline-start: 2rem;
        border-inline-start: 1px solid ${token('--color-line')};
      }
    }
  }
`;

export function PageEnd({ children, next, nextTitle, all }: PageEndProps) {
  const { language } = useWording();
  return (
    <section css={endStyles}>
      {children}
      {next && (
        <div>
          <h2>{nextTitle}</h2>
          {next}
        </div>
      )}
      <a css={touchTarget} href={localizedPath(all.path, language)}>
        ← {all.name}
      </a>
    </section>
  );
}
