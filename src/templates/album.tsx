import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PictureSourcesContext } from '../components/Picture';
import { albumPath } from '../i18n/languages';
import { Album } from '../sections/Album';
import { Page } from '../sections/Page';
import { type AlbumQuery, unwrapAlbum } from './fetchAlbum';
import { PageHead } from './PageHead';
import type { LanguageContext } from './pageContext';

type AlbumContext = LanguageContext & { slug: string };

export default function AlbumPage({ data, pageContext }: PageProps<AlbumQuery, AlbumContext>) {
  const { album, pictures, videos } = unwrapAlbum(data);
  return (
    <PictureSourcesContext value={pictures}>
      <Page frame={data.page.content.frame} path={albumPath(pageContext.slug)}>
        <Album album={album} videos={videos} />
      </Page>
    </PictureSourcesContext>
  );
}

export function Head({ data, pageContext }: HeadProps<AlbumQuery, AlbumContext>) {
  const { frame, album } = data.page.content;
  return (
    <PageHead
      title={`${album.name} · ${frame.site.name}`}
      description={album.description}
      language={pageContext.language}
      path={albumPath(pageContext.slug)}
      siteUrl={frame.site.url}
    />
  );
}

export const query = graphql`
  query Album($slug: String!, $language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { eq: "common" } }) {
      ...Labels
    }
    page: albumPage(slug: { eq: $slug }, language: { eq: $language }) {
      content
      pictures {
        ...ContentPicture
      }
      videos {
        src
        file {
          publicURL
        }
      }
    }
  }
`;
