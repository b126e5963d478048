import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { EditorHead, EditorPage } from '../editors/demo/EditorPage';
import { BackLink } from '../editors/demo/OpenLink';
import type { EditorPages } from '../gatsby/preparePages';
import { from } from '../shared/theme/breakpoints';
import { touchTarget } from '../shared/theme/islandStyles';
import { token } from '../shared/theme/tokens';

const guideStyles = css`
  max-inline-size: 42rem;
  overflow-wrap: anywhere;
  h1 {
    margin-block-end: 1rem;
  }
  h2 {
    margin-block: 2rem 0.75rem;
  }
  p,
  ul,
  ol,
  img {
    margin-block-end: 0.75rem;
  }
  ul,
  ol {
    padding-inline-start: 1.5rem;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  ${from.large} {
    nav {
      float: inline-end;
      position: sticky;
      inset-block-start: calc(var(--banner) + 1rem);
      inline-size: 15rem;
      margin-inline-end: max(-18rem, 100% - 100vw + 2 * ${token('--space-page')});
    }
  }
  nav ul {
    padding: 0;
    list-style: none;
  }
  nav a {
    ${touchTarget};
    font-weight: 700;
  }
  img {
    inline-size: 240px;
    block-size: auto;
    border: 1px solid ${token('--color-line')};
  }
`;

/** Shows docs/guide-benevoles.md to volunteers, who do not see the repository. */
export default function GuidePage({ pageContext: { page } }: PageProps<object, { page: EditorPages['guide'] }>) {
  return (
    <EditorPage>
      <BackLink />
      <article css={guideStyles} dangerouslySetInnerHTML={{ __html: page.html }} />
      <BackLink />
    </EditorPage>
  );
}

export const Head = () => <EditorHead page="guide" />;

export const query = graphql`
  query Guide {
    locales: allLocale(filter: { language: { eq: "fr" }, ns: { in: ["common", "editor"] } }) {
      ...Labels
    }
  }
`;
