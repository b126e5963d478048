import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Album } from '../album/Album';
import { type AlbumQuery, unwrapAlbum } from '../album/fetchAlbum';
import { PhotoViewer } from '../album/PhotoViewer.island';
import { DataSaverSwitch } from '../components/DataSaverSwitch';
import { Island } from '../components/Island';
import { writeMessage } from '../components/messageLinks';
import { AlbumShare } from '../components/ShareLink';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead } from '../layout/PageHead';
import { usePageWording } from '../layout/PageWording';
import { albumPath } from '../routes';

type AlbumContext = LanguageContext & { slug: string };

export default function AlbumPage({ data, pageContext }: PageProps<AlbumQuery, AlbumContext>) {
  const { album, pictures, videos } = unwrapAlbum(data);
  const { frame, when, activity } = data.page.content;
  const { label } = usePageWording();
  return (
    <Page frame={frame} path={albumPath(pageContext.slug)} resolvePicture={pictures}>
      <Album album={album} when={when} activity={activity} videos={videos} cost={data.page.cost}>
        <DataSaverSwitch />
        <AlbumShare slug={pageContext.slug} name={album.name} />
      </Album>
      <Island of={PhotoViewer} props={{ removal: writeMessage(frame.contact.contactLinks, label('photo.removal')) }} />
    </Page>
  );
}

export function Head({ data, pageContext }: HeadProps<AlbumQuery, AlbumContext>) {
  const { frame, album, share } = data.page.content;
  const { slug, language } = pageContext;
  return (
    <PageHead
      title={album.name}
      description={album.description}
      language={language}
      frame={frame}
      found={{ path: albumPath(slug), name: album.name, share }}
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
      cost
      pictures
      videos
    }
  }
`;
