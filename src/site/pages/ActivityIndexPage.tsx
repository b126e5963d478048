import type { ActivityIndexContent, AskContent } from '../../content/select/pages';
import { albumsPath } from '../../routes';
import { smallText } from '../../shared/theme/islandStyles';
import { useWording } from '../../shared/wording/wording';
import { ActivityCover } from '../activity/ActivityCover';
import { PageBody } from '../layout/PageBody';
import { YearList } from '../layout/YearList';
import { Ask } from '../sections/Ask';

export function ActivityIndexPage({ activities, hasSamples, ask }: ActivityIndexContent & { ask: AskContent }) {
  const { label } = useWording();
  return (
    <PageBody title={label('activity.all')} head={hasSamples && <p css={smallText}>{label('album.samples')}</p>}>
      <YearList items={activities}>{(card) => <ActivityCover card={card} />}</YearList>
      <Ask {...ask} next={{ path: albumsPath, name: 'album.all' }} />
    </PageBody>
  );
}
