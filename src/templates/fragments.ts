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
