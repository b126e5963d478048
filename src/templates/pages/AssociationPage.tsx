import type { PageOf } from '../../gatsby/preparePages';
import { resolveBuilt } from '../../shared/components/Picture';
import { Association } from '../../site/association/Association';
import { Page } from '../../site/layout/Page';
import { PageHead } from '../../site/layout/PageHead';

export function AssociationPage({ pictures, ...page }: PageOf<'association'>) {
  return (
    <Page frame={page.frame} path={page.path} resolvePicture={resolveBuilt(pictures)}>
      <Association {...page} />
    </Page>
  );
}

export function AssociationHead({ language, path, frame, texts, share }: PageOf<'association'>) {
  return (
    <PageHead
      title={texts.title}
      description={texts.lead}
      language={language}
      frame={frame}
      found={{ path, name: texts.title, share }}
    />
  );
}
