import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { resolveBuilt } from '../../components/Picture';
import { type PageQuery, readPage } from '../../gatsby/pageData';
import { Page } from '../../layout/Page';
import { type LanguageContext, PageHead } from '../../layout/PageHead';
import { describeAssociation } from '../../layout/structuredData';
import { Poster } from '../../poster/Poster';
import { posterPath } from '../../routes';

export default function PosterPage({ data }: PageProps<PageQuery, LanguageContext>) {
  const { frame, texts, ways, share, address, code, picture, isProof, pictures } = readPage(data, 'poster');
  return (
    <Page frame={frame} path={posterPath} resolvePicture={resolveBuilt(pictures)}>
      <Poster
        site={frame.site}
        texts={texts}
        ways={ways}
        photo={share}
        address={address}
        code={code}
        picture={picture}
        isProof={isProof}
      />
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
