import { graphql } from 'gatsby';

/** The labels of a page, in its language and in French, the fallback. gatsby-plugin-react-i18next reads only these. */
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
