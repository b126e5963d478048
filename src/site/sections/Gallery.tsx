import type { SectionContent } from '../../content/model/model';
import type { AlbumCardContent } from '../../content/select/pages';
import { albumsPath, anchors, localizedPath } from '../../routes';
import type { PageMedia } from '../../shared/media/builtMedia';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { useWording } from '../../shared/wording/wording';
import { AlbumCard } from '../album/AlbumCard';
import { cardGridStyles } from '../layout/cardStyles';
import { PageSection } from '../layout/PageSection';
import { SectionHeading } from '../layout/SectionHeading';

export type GalleryProps = SectionContent['gallery'] & {
  albums: readonly AlbumCardContent[];
  /** The total number. If not all are shown, the section links the index. */
  count: number;
  costs?: PageMedia['costs'];
};

export function Gallery({ title, subtitle, albums, count, costs }: GalleryProps) {
  const { label, language } = useWording();
  // On a phone, all further cards are rows. If there are few albums, all cards are large.
  const largeCards = albums.length > 4 ? 2 : albums.length;
  return (
    <PageSection
      id={anchors.gallery}
      tone="paper"
      estimatedHeight={`${17 + 20.5 * largeCards + 8.5 * (albums.length - largeCards)}rem`}
    >
      <SectionHeading wide title={title} lead={subtitle} />
      <ul css={cardGridStyles}>
        {albums.map((card, index) => (
          <li key={card.slug}>
            <AlbumCard card={card} cost={costs?.[card.slug]} row={index >= largeCards ? 'phone' : undefined} />
          </li>
        ))}
      </ul>
      {count > albums.length && (
        <a css={buttonStyles.outline} href={localizedPath(albumsPath, language)}>
          {label('album.allOf', { count })}
        </a>
      )}
    </PageSection>
  );
}
