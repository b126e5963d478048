import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { localizedPath } from '../../routes';
import type { Language } from '../../shared/i18n/languages';
import { from } from '../../shared/theme/breakpoints';
import { screenOnlyStyles, touchStyles } from '../../shared/theme/islandStyles';
import { columnsStyles, pageColumnStyles, titleStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';

type PageBodyProps = {
  /** The page between the landing page and this one, by its path in the default language. */
  parent?: { path: string; name: string };
  eyebrow?: ReactNode;
  title: string;
  /** The language of the title, if it is not that of the page. */
  lang?: Language | undefined;
  /** Shown below the title, such as place and date. */
  facts?: ReactNode;
  /** Shown below the title or, without a picture and where there is room, beside it. */
  head?: ReactNode;
  /** A `figure`; where there is room, to the right of title, head and the first section. */
  picture?: ReactNode;
  /** The styles of the grid of the page's parts. The first part is a `div` with breadcrumbs, title and head. */
  styles?: SerializedStyles;
  children: ReactNode;
};

const bodyStyles = css`
  ${pageColumnStyles};
  display: grid;
  gap: ${token('--space-block')};
  padding-block: clamp(0.5rem, 3vw - 0.25rem, 2.5rem) ${token('--space-section')};
`;

const besidePictureStyles = css`
  ${from.beside} {
    grid-template: auto 1fr / 1fr 1fr;
    gap: ${token('--space-block')} 2rem;
    > figure {
      grid-area: 1 / 2 / span 2;
    }
    > section:not(:first-of-type) {
      grid-column: 1 / -1;
    }
  }
`;

const headStyles = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: clamp(0.5rem, 1vw, 0.75rem);
  /* A finger needs links higher than 2rem: the margin takes back the difference. */
  nav {
    grid-column: 1 / -1;
    margin-block: min(0px, 1rem - ${token('--size-touch')} / 2);
  }
`;

const breadcrumbsStyles = css`
  display: flex;
  ${screenOnlyStyles};
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
    ${touchStyles};
    color: ${token('--color-primary')};
    font-weight: 700;
  }
`;

/** The content of a page, such as an album's: breadcrumbs, title, then the rest. */
export function PageBody({ parent, eyebrow, title, lang, facts, head, picture, styles, children }: PageBodyProps) {
  const { label, language } = useWording();
  return (
    <div css={[bodyStyles, Boolean(picture) && besidePictureStyles, styles]}>
      <div css={[headStyles, !picture && columnsStyles]}>
        <nav aria-label={label('nav.breadcrumbs')}>
          <ol css={breadcrumbsStyles}>
            {[{ path: '/', name: label('nav.hero') }, ...(parent ? [parent] : [])].map((page) => (
              <li key={page.path}>
                <a href={localizedPath(page.path, language)}>{page.name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div css={headStyles}>
          {eyebrow}
          <h1 css={titleStyles} lang={lang}>
            {title}
          </h1>
          {facts}
        </div>
        {head && <div css={headStyles}>{head}</div>}
      </div>
      {picture}
      {children}
    </div>
  );
}
