import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AlbumIndex } from '../album/AlbumIndex';
import { resolveBuilt } from '../components/Picture';
import { type PageQuery, readPage } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead, readLabel } from '../layout/PageHead';
import { albumsPath } from '../routes';

export default function AlbumsPage({ data }: PageProps<PageQuery, LanguageContext>) {
  const { frame, albums, costs, pictures } = readPage(data, 'albums');
  return (
    <Page frame={frame} path={albumsPath} resolvePicture={resolveBuilt(pictures)}>
      <AlbumIndex albums={albums} costs={costs} />
    </Page>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<PageQuery, LanguageContext>) {
  const { frame, share } = readPage(data, 'albums');
  const name = readLabel(data.locales, language, 'album.all');
  return <PageHead title={name} language={language} frame={frame} found={{ path: albumsPath, name, share }} />;
}

export const query = graphql`
  query Albums($language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { eq: "common" } }) {
      ...Labels
    }
    page: pageContent(kind: { eq: "albums" }, language: { eq: $language }) {
      kind
      content
      media
    }
  }
`;
