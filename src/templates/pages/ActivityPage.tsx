import type { PageOf } from '../../gatsby/preparePages';
import { resolveBuilt } from '../../shared/components/Picture';
import { Activity } from '../../site/activity/Activity';
import { summarizeDescription } from '../../site/activity/summarizeDescription';
import { Page } from '../../site/layout/Page';
import { PageHead } from '../../site/layout/PageHead';

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
