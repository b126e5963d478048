import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageData } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead } from '../layout/PageHead';
import { Privacy } from '../privacy/Privacy';
import { privacyPath } from '../routes';

type PrivacyQuery = { page: PageData['PrivacyPage'] };

export default function PrivacyPage({ data }: PageProps<PrivacyQuery, LanguageContext>) {
  const { frame, texts } = data.page.content;
  return (
    <Page frame={frame} path={privacyPath}>
      <Privacy frame={frame} texts={texts} />
    </Page>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<PrivacyQuery, LanguageContext>) {
  const { frame, texts, share } = data.page.content;
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
    page: privacyPage(language: { eq: $language }) {
      content
    }
  }
`;
