import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { AlbumCard } from '../components/AlbumCard';
import { AlbumOverlay, type LoadedAlbum } from '../components/AlbumOverlay';
import { asksForNewTab } from '../components/asksForNewTab';
import { DataSaverSwitch } from '../components/DataSaverSwitch';
import { SectionHeading } from '../components/SectionHeading';
import { useHistoryLayer } from '../components/useHistoryLayer';
import { useLabels, usePageLanguage } from '../components/useLabels';
import type { AlbumCost } from '../content/cost';
import type { SectionContent } from '../content/model';
import type { AlbumCard as AlbumCardContent } from '../content/present';
import { albumPath, localizedPath } from '../i18n/languages';
import { from } from '../theme/media';
import { token } from '../theme/tokens';

type GalleryProps = SectionContent['gallery'] & {
  albums: readonly AlbumCardContent[];
  /** What each album costs in data, by its slug; unknown before a build. */
  costs?: Readonly<Record<string, AlbumCost>>;
  /** Fetches an album's photos and videos, which the landing page does not carry. */
  loadAlbum: (slug: string) => Promise<LoadedAlbum>;
};

const layoutStyles = css`
  display: grid;
  gap: clamp(2rem, 4vw, 3.5rem);
`;

const gridStyles = css`
  display: grid;
  gap: 1.5rem;
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
    gap: 2rem;
  }
`;

const dataStyles = css`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
  max-inline-size: ${token('--width-text')};
  color: ${token('--color-ink-soft')};
  font-size: ${token('--size-small')};
`;

export function Gallery({ title, subtitle, albums, costs, loadAlbum }: GalleryProps) {
  const label = useLabels();
  const language = usePageLanguage();
  const overlay = useHistoryLayer('album');
  const addressOf = (slug: string) => localizedPath(albumPath(slug), language);

  const openOver = (event: MouseEvent, slug: string) => {
    if (asksForNewTab(event)) return;
    event.preventDefault();
    overlay.open(slug, addressOf(slug));
  };

  return (
    <div css={layoutStyles}>
      <SectionHeading eyebrow={label('section.gallery')} title={title} lead={subtitle} />
      <ul css={gridStyles}>
        {albums.map((card) => (
          <li key={card.slug}>
            <AlbumCard
              card={card}
              cost={costs?.[card.slug]}
              href={addressOf(card.slug)}
              onOpen={(event) => openOver(event, card.slug)}
            />
          </li>
        ))}
      </ul>
      <div css={dataStyles}>
        <DataSaverSwitch />
        {Object.values(costs ?? {}).some(({ photos }) => photos) && <p>{label('album.costNote')}</p>}
      </div>
      <AlbumOverlay
        card={albums.find(({ slug }) => slug === overlay.value)}
        href={addressOf(overlay.value ?? '')}
        loadAlbum={loadAlbum}
        onClose={overlay.close}
      />
    </div>
  );
}
