import { css } from '@emotion/react';
import type { SectionContent } from '../../content/model/model';
import type { AlbumCardContent } from '../../content/select/pages';
import { albumsPath, anchors, localizedPath } from '../../routes';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { AlbumCard } from '../album/AlbumCard';
import { cardGridStyles } from '../layout/coverCard';
import { PageSection } from '../layout/PageSection';
import type { PageMedia } from '../layout/pageMedia';
import { SectionHeading } from '../layout/SectionHeading';

export type GalleryProps = SectionContent['gallery'] & {
  albums: readonly AlbumCardContent[];
  /** The total number. If not all are shown, the section links the index. */
  count: number;
  costs?: PageMedia['costs'];
};

/** On the widest screens, it is wider than the page's column. */
const listStyles = css`
  ${cardGridStyles};
  margin-inline: clamp(-7.5rem, 50% - 50vw + ${token('--space-page')}, 0px);
`;

export function Gallery({ title, subtitle, albums, count, costs }: GalleryProps) {
  const { label, language } = useWording();
  return (
    <PageSection id={anchors.gallery} tone="paper" estimatedHeight={`${27.5 + 10 * albums.length}rem`}>
      <SectionHeading title={title} lead={subtitle} />
      <ul css={listStyles}>
        {albums.map((card, index) => (
          <li key={card.slug}>
            <AlbumCard card={card} cost={costs?.[card.slug]} row={index > 0 ? 'phone' : undefined} />
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
