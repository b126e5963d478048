import { ShareLink } from '../components/ShareLink';
import { useLabels } from '../components/wording';
import { albumPath } from '../i18n/languages';

/** Shares an album's own page, wherever the album is seen. */
export function AlbumShare({ slug, name }: { slug: string; name: string }) {
  const label = useLabels();
  return <ShareLink path={albumPath(slug)} what={name} sentence={(site) => label('share.album', { name, site })} />;
}
