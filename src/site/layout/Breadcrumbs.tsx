import { css } from '@emotion/react';
import { localizedPath } from '../../routes';
import { touchTarget } from '../../shared/theme/mixins';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';

export type BreadcrumbsProps = {
  /** The pages between the landing page and this one, by path in the default language. */
  parents?: readonly { path: string; name: string }[];
};

const listStyles = css`
  display: flex;
  @media print {
    display: none;
  }
  flex-wrap: wrap;
  column-gap: 0.75rem;
  li {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
  li:not(:last-child)::after {
    content: '›';
    /* Not read aloud by browsers that support this syntax. */
    content: '›' / '';
  }
  a {
    ${touchTarget};
    color: ${token('--color-primary')};
    font-weight: 700;
  }
`;

/** Links to the parent pages. The page's own title follows as its heading. */
export function Breadcrumbs({ parents = [] }: BreadcrumbsProps) {
  const { label, language } = useWording();
  return (
    <nav aria-label={label('nav.breadcrumbs')}>
      <ol css={listStyles}>
        {[{ path: '/', name: label('nav.hero') }, ...parents].map(({ path, name }) => (
          <li key={path}>
            <a href={localizedPath(path, language)}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
