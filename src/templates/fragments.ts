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

/**
 * The widths that the layout asks for on screens of one to three dots per pixel: from half a phone to a whole one, and
 * the viewer on a desk.
 */
export const contentPictureFragment = graphql`
  fragment ContentPicture on ContentFile {
    src
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1080
          breakpoints: [320, 480, 720, 1080]
          formats: [AUTO, WEBP, AVIF]
          placeholder: DOMINANT_COLOR
        )
      }
    }
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
