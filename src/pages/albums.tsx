import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AlbumIndex } from '../album/AlbumIndex';
import { resolveBuilt } from '../components/Picture';
import type { PageData } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, type Locales, PageHead, readLabel } from '../layout/PageHead';
import { albumsPath } from '../routes';

type AlbumsQuery = { locales: Locales; page: PageData['AlbumsPage'] };

export default function AlbumsPage({ data }: PageProps<AlbumsQuery, LanguageContext>) {
  const { content, costs, pictures } = data.page;
  return (
    <Page frame={content.frame} path={albumsPath} resolvePicture={resolveBuilt(pictures)}>
      <AlbumIndex albums={content.albums} costs={costs} />
    </Page>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<AlbumsQuery, LanguageContext>) {
  const { frame, share } = data.page.content;
  const name = readLabel(data.locales, language, 'album.all');
  return <PageHead title={name} language={language} frame={frame} found={{ path: albumsPath, name, share }} />;
}

export const query = graphql`
  query Albums($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { eq: "common" } }) {
      ...Labels
    }
    page: albumsPage(language: { eq: $language }) {
      content
      costs
      pictures
    }
  }
`;
