import type { AlbumIndexContent, AppealContent } from '../../content/select/pages';
import type { PageMedia } from '../../shared/media/builtMedia';
import { useWording } from '../../shared/wording/wording';
import { AlbumCard } from '../album/AlbumCard';
import { PageBody } from '../layout/PageBody';
import { YearList } from '../layout/YearList';
import { Appeal } from '../sections/Appeal';

type AlbumIndexPageProps = AlbumIndexContent & { costs: PageMedia['costs']; appeal: AppealContent };

export function AlbumIndexPage({ albums, hasSamples, costs, appeal }: AlbumIndexPageProps) {
  const { label } = useWording();
  return (
    <PageBody title={label('album.all')}>
      <YearList items={albums} note={hasSamples && label('album.samples')}>
        {(card) => <AlbumCard card={card} cost={costs[card.slug]} />}
      </YearList>
      <Appeal {...appeal} />
    </PageBody>
  );
}
