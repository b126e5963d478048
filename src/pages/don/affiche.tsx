import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { resolveBuilt } from '../../components/Picture';
import type { PageData } from '../../gatsby/pageData';
import { Page } from '../../layout/Page';
import { type LanguageContext, PageHead } from '../../layout/PageHead';
import { Poster } from '../../poster/Poster';
import { posterPath } from '../../routes';

type PosterQuery = { page: PageData['PosterPage'] };

export default function PosterPage({ data }: PageProps<PosterQuery, LanguageContext>) {
  const { content, pictures } = data.page;
  const { frame, texts, ways, share, address, code, picture, isProof } = content;
  return (
    <Page frame={frame} path={posterPath} resolvePicture={resolveBuilt(pictures)}>
      <Poster {...{ site: frame.site, texts, ways, photo: share, address, code, picture, isProof }} />
    </Page>
  );
}

export function Head({ data, pageContext }: HeadProps<PosterQuery, LanguageContext>) {
  const { frame, texts, share, structuredData } = data.page.content;
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
      pictures
    }
  }
`;
