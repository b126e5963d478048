import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { type PageQuery, readPage } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead } from '../layout/PageHead';
import { Privacy } from '../privacy/Privacy';
import { privacyPath } from '../routes';

export default function PrivacyPage({ data }: PageProps<PageQuery, LanguageContext>) {
  const { frame, texts } = readPage(data, 'privacy');
  return (
    <Page frame={frame} path={privacyPath}>
      <Privacy frame={frame} texts={texts} />
    </Page>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<PageQuery, LanguageContext>) {
  const { frame, texts, share } = readPage(data, 'privacy');
  return (
    <PageHead
      title={texts.title}
      description={texts.lead}
      language={language}
      frame={frame}
      found={{ path: privacyPath, name: texts.title, share }}
    />
  );
}

export const query = graphql`
  query Privacy($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { in: ["common", "privacy"] } }) {
      ...Labels
    }
    page: pageContent(kind: { eq: "privacy" }, language: { eq: $language }) {
      kind
      content
      media
    }
  }
`;
