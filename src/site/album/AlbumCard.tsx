import { css } from '@emotion/react';
import type { AlbumCardContent } from '../../content/select/pages';
import { albumPath, localizedPath } from '../../routes';
import { Picture } from '../../shared/components/Picture';
import { data } from '../../shared/dataAttributes';
import type { AlbumCost } from '../../shared/media/builtMedia';
import { badgeStyles, smallStyles } from '../../shared/theme/islandStyles';
import { dottedStyles } from '../../shared/theme/pageStyles';
import { useWording } from '../../shared/wording/wording';
import { coverSizes, coverStyles } from '../layout/cardStyles';
import { AlbumSize } from './AlbumSize';

type AlbumCardProps = { card: AlbumCardContent; cost: AlbumCost | undefined; isRow?: boolean; sizes?: string };

/** The badge is at the foot of the cover, because faces are further up. */
const videoBadgeStyles = css`
  position: absolute;
  inset: auto auto 0 0;
  ${badgeStyles};
  font-size: 0.75rem;
`;

/** A link to the album's page. On the landing page, `AlbumOverlay` opens the album in an overlay instead. */
export function AlbumCard({ card, cost, isRow, sizes = coverSizes(isRow) }: AlbumCardProps) {
  const { label, language } = useWording();
  return (
    <a
      css={[coverStyles.card, isRow && coverStyles.row]}
      href={localizedPath(albumPath(card.slug), language)}
      {...data({ 'data-album': card.slug })}
    >
      <div css={coverStyles.box}>
        <Picture styles={coverStyles.cover} src={card.cover} alt="" focus={card.coverFocus} sizes={sizes} />
        {card.videos > 0 && <span css={videoBadgeStyles}>{label('album.video')}</span>}
      </div>
      <div css={coverStyles.caption}>
        <h3 css={{ textWrap: 'pretty' }} lang={card.nameLanguage}>
          {card.name}
        </h3>
        <p css={[smallStyles, dottedStyles]}>
          <span lang={card.placeLanguage}>{card.place}</span>{' '}
          <AlbumSize photos={card.photos} videos={card.videos} cost={cost} />
        </p>
      </div>
    </a>
  );
}
