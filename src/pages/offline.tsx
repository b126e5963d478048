import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { Frame } from '../content/present';
import { Page } from '../layout/Page';
import { PageHead } from '../layout/PageHead';
import { PageWording } from '../layout/PageWording';
import { Offline } from '../sections/Offline';
import type { Locales } from '../templates/fragments';
import type { LanguageContext } from '../templates/pageContext';
import { readLabel } from '../templates/readLabel';

type OfflineQuery = { locales: Locales; page: { content: Frame } };

export default function OfflinePage({ data }: PageProps<OfflineQuery, LanguageContext>) {
  return (
    <PageWording>
      <Page frame={data.page.content} path="/offline/">
        <Offline contact={data.page.content.contact} />
      </Page>
    </PageWording>
  );
}

export function Head({ data, pageContext }: HeadProps<OfflineQuery, LanguageContext>) {
  const { site, footer } = data.page.content;
  const { language } = pageContext;
  return (
    <PageHead
      title={`${readLabel(data.locales, language, 'offline.title')} · ${site.name}`}
      description={footer.description}
      language={language}
      site={site}
    />
  );
}

export const query = graphql`
  query Offline($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { in: ["common", "offline"] } }) {
      ...Labels
    }
    page: pageFrame(language: { eq: $language }) {
      content
    }
  }
`;
