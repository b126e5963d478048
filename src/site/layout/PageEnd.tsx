import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { localizedPath } from '../../routes';
import { screenOnlyStyles, touchStyles } from '../../shared/theme/islandStyles';
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

/** Several cards have rows of their own, apart from the next page. */
const endStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2rem 3rem;
  padding-block-start: ${token('--space-block')};
  border-block-start: 1px solid ${token('--color-ink')};
  ${screenOnlyStyles};
  > div {
    display: grid;
    align-content: start;
    gap: 1rem;
    flex: 1 15rem;
    &:has(li + li) {
      flex: 100%;
    }
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12rem, 30%)), 1fr));
    gap: 1rem 2rem;
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
      <a css={[touchStyles, { flex: '100%' }]} href={localizedPath(all.path, language)}>
        ← {all.name}
      </a>
    </section>
  );
}
