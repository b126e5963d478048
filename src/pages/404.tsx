import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { Frame } from '../content/present';
import { Page } from '../layout/Page';
import { PageHead } from '../layout/PageHead';
import { PageWording } from '../layout/PageWording';
import { NotFound } from '../sections/NotFound';
import type { LanguageContext } from '../templates/pageContext';

type NotFoundQuery = { page: { content: Frame } };

export default function NotFoundPage({ data }: PageProps<NotFoundQuery, LanguageContext>) {
  return (
    <PageWording>
      <Page frame={data.page.content} path="/404/">
        <NotFound />
      </Page>
    </PageWording>
  );
}

export function Head({ data, pageContext }: HeadProps<NotFoundQuery, LanguageContext>) {
  const { site } = data.page.content;
  return (
    <PageHead
      title={`404 · ${site.name}`}
      description={data.page.content.footer.description}
      language={pageContext.language}
      site={site}
    />
  );
}

export const query = graphql`
  query NotFound($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { eq: "common" } }) {
      ...Labels
    }
    page: pageFrame(language: { eq: $language }) {
      content
    }
  }
`;
