import { graphql } from 'gatsby';

/**
 * The words of the interface, in the page's language and in French: gatsby-plugin-react-i18next knows no others, and
 * French is what a missing one falls back to.
 */
export const labelsFragment = graphql`
  fragment Labels on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;

/** Everything needed to show a picture; see src/gatsby/pictures/. */
export const contentPictureFragment = graphql`
  fragment ContentPicture on ContentFile {
    src
    picture
  }
`;

/** What the editor of a document is given. The words are those of English too: its preview speaks both languages. */
export const editPageFragment = graphql`
  fragment EditPage on Query {
    locales: allLocale(filter: { ns: { in: ["common", "admin"] } }) {
      ...Labels
    }
    editor: editorContent {
      content
    }
    page: homePage(language: { eq: "fr" }) {
      pictures {
        ...ContentPicture
      }
    }
  }
`;
