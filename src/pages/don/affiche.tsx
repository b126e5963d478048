import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageData } from '../../gatsby/pageData';
import { Page } from '../../layout/Page';
import { type LanguageContext, PageHead } from '../../layout/PageHead';
import { describeAssociation } from '../../layout/structuredData';
import { PosterSheets } from '../../poster/PosterSheets';
import { posterPath } from '../../routes';

type PosterQuery = { page: PageData['PosterPage'] };

export default function PosterPage({ data }: PageProps<PosterQuery, LanguageContext>) {
  const { frame, texts, ways, address, code, isProof } = data.page.content;
  return (
    <Page frame={frame} path={posterPath}>
      <PosterSheets frame={frame} texts={texts} ways={ways} address={address} code={code} isProof={isProof} />
    </Page>
  );
}

export function Head({ data, pageContext }: HeadProps<PosterQuery, LanguageContext>) {
  const { frame, texts, share } = data.page.content;
  return (
    <PageHead
      title={texts.title}
      description={`${texts.title}. ${texts.lead}`}
      language={pageContext.language}
      frame={frame}
      found={{ path: posterPath, name: texts.title, share, structuredData: describeAssociation(frame) }}
    />
  );
}

export const query = graphql`
  query Poster($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { in: ["common", "poster"] } }) {
      ...Labels
    }
    page: posterPage(language: { eq: $language }) {
      content
    }
  }
`;
