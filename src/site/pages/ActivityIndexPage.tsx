import type { ActivityIndexContent, AppealContent } from '../../content/select/pages';
import { albumsPath } from '../../routes';
import { smallText } from '../../shared/theme/islandStyles';
import { useWording } from '../../shared/wording/wording';
import { ActivityCover } from '../activity/ActivityCover';
import { PageBody } from '../layout/PageBody';
import { YearList } from '../layout/YearList';
import { Appeal } from '../sections/Appeal';

type ActivityIndexPageProps = ActivityIndexContent & { appeal: AppealContent };

export function ActivityIndexPage({ activities, hasSamples, appeal }: ActivityIndexPageProps) {
  const { label } = useWording();
  return (
    <PageBody title={label('activity.all')} head={hasSamples && <p css={smallText}>{label('album.samples')}</p>}>
      <YearList items={activities}>{(card) => <ActivityCover card={card} />}</YearList>
      <Appeal {...appeal} next={{ path: albumsPath, name: 'album.all' }} />
    </PageBody>
  );
}
