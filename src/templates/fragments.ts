import { graphql } from 'gatsby';

/** gatsby-plugin-react-i18next reads these fields of the labels that a query selects. */
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
