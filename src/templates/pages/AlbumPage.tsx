import { writeMessage } from '../../content/present/contactLinks';
import type { PageOf } from '../../gatsby/preparePages';
import { Island } from '../../shared/components/Island';
import { useLabels } from '../../shared/wording/wording';
import { Album } from '../../site/album/Album';
import { PhotoViewer } from '../../site/album/PhotoViewer.island';

export function AlbumPage({ frame, album, activity, older, files, costs }: PageOf<'album'>) {
  const label = useLabels();
  return (
    <>
      <Album album={album} activity={activity} older={older} files={files} costs={costs} />
      <Island of={PhotoViewer} props={{ removal: writeMessage(frame.contact.contactLinks, label('photo.removal')) }} />
    </>
  );
}
