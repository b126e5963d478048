import type { ActivityIndexContent, AppealContent } from '../../content/select/pages';
import { albumsPath } from '../../routes';
import { useWording } from '../../shared/wording/wording';
import { ActivityCover } from '../activity/ActivityCover';
import { PageBody } from '../layout/PageBody';
import { YearList } from '../layout/YearList';
import { Appeal } from '../sections/Appeal';

type ActivityIndexPageProps = ActivityIndexContent & { appeal: AppealContent };

export function ActivityIndexPage({ activities, hasSamples, appeal }: ActivityIndexPageProps) {
  const { label } = useWording();
  return (
    <PageBody title={label('activity.all')}>
      <YearList items={activities} note={hasSamples && label('album.samples')}>
        {(card) => <ActivityCover card={card} />}
      </YearList>
      <Appeal {...appeal} next={{ path: albumsPath, name: 'album.all' }} />
    </PageBody>
  );
}
