import { graphql } from 'gatsby';

/** The labels that a query has chosen. gatsby-plugin-react-i18next reads only these fields. */
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
