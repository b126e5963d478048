import type { PageOf } from '../../gatsby/preparePages';
import { resolveBuilt } from '../../shared/components/Picture';
import { ActivityIndex } from '../../site/activity/ActivityIndex';
import { Page } from '../../site/layout/Page';
import { PageHead } from '../../site/layout/PageHead';

export function ActivitiesPage({ frame, path, activities, pictures }: PageOf<'activities'>) {
  return (
    <Page frame={frame} path={path} resolvePicture={resolveBuilt(pictures)}>
      <ActivityIndex activities={activities} />
    </Page>
  );
}

export function ActivitiesHead({ language, path, frame, title, share }: PageOf<'activities'>) {
  return <PageHead title={title} language={language} frame={frame} found={{ path, name: title, share }} />;
}
