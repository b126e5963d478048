import type { PageOf } from '../../gatsby/preparePages';
import { Island } from '../../shared/components/Island';
import { writeMessage } from '../../shared/components/messageLinks';
import { resolveBuilt } from '../../shared/components/Picture';
import { Album } from '../../site/album/Album';
import { PhotoViewer } from '../../site/album/PhotoViewer.island';
import { Page } from '../../site/layout/Page';
import { PageHead } from '../../site/layout/PageHead';
import { usePageWording } from '../../site/layout/PageWording';

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
