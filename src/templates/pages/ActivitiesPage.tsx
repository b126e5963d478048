import { ActivityIndex } from '../../activity/ActivityIndex';
import { resolveBuilt } from '../../components/Picture';
import type { PageOf } from '../../gatsby/preparePages';
import { Page } from '../../layout/Page';
import { PageHead } from '../../layout/PageHead';

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
