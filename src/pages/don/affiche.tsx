import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { isPlaceholder } from '../../content/placeholders';
import type { PosterContent } from '../../content/present';
import type { StructuredData } from '../../content/structuredData';
import { takesGifts } from '../../donation/startPayment';
import { Page } from '../../layout/Page';
import { type LanguageContext, PageHead } from '../../layout/PageHead';
import type { QrCode } from '../../poster/Poster';
import { PosterSheets } from '../../poster/PosterSheets';
import { posterPath } from '../../routes';
import { payment } from '../../templates/payment';

type PosterQuery = {
  page: { content: PosterContent; structuredData: StructuredData; address: string; code: QrCode };
};

export default function PosterPage({ data }: PageProps<PosterQuery, LanguageContext>) {
  const { content, address, code } = data.page;
  const { frame, texts } = content;
  const { site } = frame;
  const isProof = isPlaceholder(site, 'url') || !takesGifts(payment, site.url);
  return (
    <Page frame={frame} path={posterPath}>
      <PosterSheets frame={frame} texts={texts} address={address} code={code} isProof={isProof} />
    </Page>
  );
}

export function Head({ data, pageContext }: HeadProps<PosterQuery, LanguageContext>) {
  const { content, structuredData } = data.page;
  const { frame, texts, share } = content;
  return (
    <PageHead
      title={texts.title}
      description={`${texts.title}. ${texts.lead}`}
      language={pageContext.language}
      frame={frame}
      found={{ path: posterPath, name: texts.title, share, structuredData }}
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
      structuredData
      address
      code {
        size
        path
      }
    }
  }
`;
