import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Album } from '../album/Album';
import { PhotoViewer } from '../album/PhotoViewer.island';
import { Island } from '../components/Island';
import { writeMessage } from '../components/messageLinks';
import { resolveBuilt } from '../components/Picture';
import { type PageQuery, readPage } from '../gatsby/pageData';
import { Page } from '../layout/Page';
import { type LanguageContext, PageHead } from '../layout/PageHead';
import { usePageWording } from '../layout/PageWording';
import { albumPath } from '../routes';

type AlbumContext = LanguageContext & { slug: string };

export default function AlbumPage({ data, pageContext }: PageProps<PageQuery, AlbumContext>) {
  const { frame, album, activity, next, files, costs, pictures } = readPage(data, 'album');
  const { label } = usePageWording();
  return (
    <Page frame={frame} path={albumPath(pageContext.slug)} resolvePicture={resolveBuilt(pictures)}>
      <Album album={album} activity={activity} next={next} videos={files} costs={costs} />
      <Island of={PhotoViewer} props={{ removal: writeMessage(frame.contact.contactLinks, label('photo.removal')) }} />
    </Page>
  );
}

export function Head({ data, pageContext }: HeadProps<PageQuery, AlbumContext>) {
  const { frame, album, share } = readPage(data, 'album');
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
    page: pageContent(kind: { eq: "album" }, slug: { eq: $slug }, language: { eq: $language }) {
      kind
      content
      media
    }
  }
`;
