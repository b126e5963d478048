import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { type PageQuery, readPage } from '../../gatsby/pageData';
import { Page } from '../../layout/Page';
import { type LanguageContext, PageHead } from '../../layout/PageHead';
import { describeAssociation } from '../../layout/structuredData';
import { PosterSheets } from '../../poster/PosterSheets';
import { posterPath } from '../../routes';

export default function PosterPage({ data }: PageProps<PageQuery, LanguageContext>) {
  const { frame, texts, ways, address, code, isProof } = readPage(data, 'poster');
  return (
    <Page frame={frame} path={posterPath}>
      <PosterSheets frame={frame} texts={texts} ways={ways} address={address} code={code} isProof={isProof} />
    </Page>
  );
}

export function Head({ data, pageContext }: HeadProps<PageQuery, LanguageContext>) {
  const { frame, texts, share } = readPage(data, 'poster');
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
    page: pageContent(kind: { eq: "poster" }, language: { eq: $language }) {
      kind
      content
      media
    }
  }
`;
