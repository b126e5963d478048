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

export type GallerySectionProps = SectionContent['gallery'] & {
  albums: readonly AlbumCardContent[];
  /** The total number. If not all are shown, the section links the index. */
  count: number;
  costs?: PageMedia['costs'];
};

export function GallerySection({ title, subtitle, albums, count, costs }: GallerySectionProps) {
  const { label, language } = useWording();
  return (
    <PageSection id={anchors.gallery} tone="paper" estimatedHeight={`${32 + 9 * albums.length}rem`}>
      <SectionHeading title={title} lead={subtitle} />
      <ul css={cardGridStyles}>
        {albums.map((card) => (
          <li key={card.slug}>
            <AlbumCard card={card} cost={costs?.[card.slug]} />
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
