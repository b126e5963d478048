import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { EditorHead, EditorPage } from '../editors/demo/EditorPage';
import { BackLink } from '../editors/demo/OpenLink';
import type { EditorPages } from '../gatsby/preparePages';
import { from } from '../shared/theme/breakpoints';
import { touchStyles } from '../shared/theme/islandStyles';
import { token } from '../shared/theme/tokens';

const pictureColumn = 'calc(240px + 2.5rem)';

const guideStyles = css`
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
    list-style: revert;
  }
  /* Three columns: the text, the pictures beside their steps, and the contents. */
  ${from.large} {
    display: grid;
    grid-template-columns: 1fr 13rem;
    column-gap: 2rem;
    > * {
      grid-column: 1;
    }
    > p,
    > ul {
      max-inline-size: calc(100% - ${pictureColumn});
    }
    nav {
      grid-area: 1 / 2 / span 99;
    }
    section {
      display: grid;
      grid-template-columns: 1fr ${pictureColumn};
    }
    section > * {
      grid-column: 1;
    }
    /* Most of the rows are empty, so that a high picture hardly spreads the text. */
    section > :has(img) {
      grid-area: 1 / 2 / span 99;
      justify-self: end;
      margin-block-start: 2rem;
    }
    nav,
    section > :has(img) {
      align-self: start;
      position: sticky;
      inset-block-start: calc(var(--banner) + 1rem);
    }
  }
  nav ul {
    padding: 0;
    list-style: none;
  }
  nav a {
    ${touchStyles};
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
    <EditorPage hasBack>
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
