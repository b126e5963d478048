import { Album } from '../../album/Album';
import { PhotoViewer } from '../../album/PhotoViewer.island';
import { Island } from '../../components/Island';
import { writeMessage } from '../../components/messageLinks';
import { resolveBuilt } from '../../components/Picture';
import type { PageOf } from '../../gatsby/preparePages';
import { Page } from '../../layout/Page';
import { PageHead } from '../../layout/PageHead';
import { usePageWording } from '../../layout/PageWording';

export function AlbumPage({ frame, path, album, activity, next, files, costs, pictures }: PageOf<'album'>) {
  const { label } = usePageWording();
  return (
    <Page frame={frame} path={path} resolvePicture={resolveBuilt(pictures)}>
      <Album album={album} activity={activity} next={next} videos={files} costs={costs} />
      <Island of={PhotoViewer} props={{ removal: writeMessage(frame.contact.contactLinks, label('photo.removal')) }} />
    </Page>
  );
}

export function AlbumHead({ language, path, frame, album, share }: PageOf<'album'>) {
  return (
    <PageHead
      title={album.name}
      description={album.description}
      language={language}
      frame={frame}
      found={{ path, name: album.name, share }}
    />
  );
}
