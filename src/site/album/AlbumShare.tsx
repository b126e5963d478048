import { albumPath, localizedPath } from '../../routes';
import { ShareLink, labelNames as shareLabelNames } from '../../shared/components/ShareLink';
import { useWording } from '../../shared/wording/wording';

export const labelNames = [...shareLabelNames, 'share.album'] as const;

/** Shares an album's own page, from the overlay too. */
export function AlbumShare({ slug, name }: { slug: string; name: string }) {
  const { label, language } = useWording<typeof labelNames>();
  return (
    <ShareLink
      path={localizedPath(albumPath(slug), language)}
      what={name}
      sentence={(site) => label('share.album', { name, site })}
    />
  );
}
