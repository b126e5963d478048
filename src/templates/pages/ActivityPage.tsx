import { Activity } from '../../activity/Activity';
import { summarizeDescription } from '../../activity/summarizeDescription';
import { resolveBuilt } from '../../components/Picture';
import type { PageOf } from '../../gatsby/preparePages';
import { Page } from '../../layout/Page';
import { PageHead } from '../../layout/PageHead';

export function ActivityPage({ frame, path, activity, albums, costs, pictures }: PageOf<'activity'>) {
  return (
    <Page frame={frame} path={path} resolvePicture={resolveBuilt(pictures)}>
      <Activity activity={activity} albums={albums} costs={costs} />
    </Page>
  );
}

export function ActivityHead({ language, path, frame, activity, share }: PageOf<'activity'>) {
  return (
    <PageHead
      title={activity.title}
      description={summarizeDescription(activity.description)}
      language={language}
      frame={frame}
      found={{ path, name: activity.title, share }}
    />
  );
}
