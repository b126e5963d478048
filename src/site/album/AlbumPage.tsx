import { writeMessage } from '../../content/present/contactLinks';
import type { Frame } from '../../content/present/present';
import { Island } from '../../shared/components/Island';
import { useLabels } from '../../shared/wording/wording';
import { Album, type AlbumProps } from './Album';
import { PhotoViewer } from './PhotoViewer.island';

type AlbumPageProps = AlbumProps & { frame: Pick<Frame, 'contact'> };

export function AlbumPage({ frame, album, activity, older, files, costs }: AlbumPageProps) {
  const label = useLabels();
  return (
    <>
      <Album album={album} activity={activity} older={older} files={files} costs={costs} />
      <Island of={PhotoViewer} props={{ removal: writeMessage(frame.contact.contactLinks, label('photo.removal')) }} />
    </>
  );
}
