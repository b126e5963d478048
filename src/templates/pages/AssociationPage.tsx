import { Association } from '../../association/Association';
import { resolveBuilt } from '../../components/Picture';
import type { PageOf } from '../../gatsby/preparePages';
import { Page } from '../../layout/Page';
import { PageHead } from '../../layout/PageHead';

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
