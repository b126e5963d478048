import type { AlbumCardContent } from '../../content/select/pages';
import { useWording } from '../../shared/wording/wording';
import { PageBody } from '../layout/PageBody';
import type { PageMedia } from '../layout/pageMedia';
import { YearList } from '../layout/YearList';
import { AlbumCard } from './AlbumCard';

type AlbumIndexProps = { albums: readonly AlbumCardContent[]; costs: PageMedia['costs'] };

/** All albums, by year. */
export function AlbumIndex({ albums, costs }: AlbumIndexProps) {
  const { label } = useWording();
  return (
    <PageBody title={label('album.all')}>
      <YearList items={albums}>{(card) => <AlbumCard row="phone" card={card} cost={costs[card.slug]} />}</YearList>
    </PageBody>
  );
}
