import { albumPath } from '../routes';
import { ShareLink } from './ShareLink';
import { useLabels } from './wording';

/** Shares an album's own page, wherever the album is seen. */
export function AlbumShare({ slug, name }: { slug: string; name: string }) {
  const label = useLabels();
  return <ShareLink path={albumPath(slug)} what={name} sentence={(site) => label('share.album', { name, site })} />;
}
