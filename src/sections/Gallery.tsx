import { css } from '@emotion/react';
import { AlbumCard } from '../album/AlbumCard';
import { DataSaverSwitch } from '../components/DataSaverSwitch';
import { useLabels } from '../components/wording';
import type { AlbumCost } from '../content/cost';
import type { SectionContent } from '../content/model';
import type { AlbumCard as AlbumCardContent } from '../content/viewModel';
import { PageSection } from '../layout/PageSection';
import { SectionHeading } from '../layout/SectionHeading';
import { anchors } from '../routes';
import { from } from '../theme/media';
import { smallText } from '../theme/mixins';
import { token } from '../theme/tokens';

export type GalleryProps = SectionContent['gallery'] & {
  albums: readonly AlbumCardContent[];
  /** Each album's download size, by slug; unknown before a build. */
  costs?: Readonly<Record<string, AlbumCost>>;
};

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
  ${smallText};
`;

export function Gallery({ title, subtitle, albums, costs }: GalleryProps) {
  const label = useLabels();
  return (
    <PageSection id={anchors.gallery} tone="paper" estimatedHeight="118rem">
      <SectionHeading eyebrow={label('section.gallery')} title={title} lead={subtitle} />
      <ul css={gridStyles}>
        {albums.map((card) => (
          <li key={card.slug}>
            <AlbumCard card={card} cost={costs?.[card.slug]} />
          </li>
        ))}
      </ul>
      <div css={dataStyles}>
        <DataSaverSwitch />
        {Object.values(costs ?? {}).some(({ photos }) => photos) && <p>{label('gallery.costNote')}</p>}
      </div>
    </PageSection>
  );
}
