import type { PageOf } from '../../gatsby/preparePages';
import { Page } from '../../site/layout/Page';
import { PageHead } from '../../site/layout/PageHead';
import { Privacy } from '../../site/privacy/Privacy';

export function PrivacyPage({ frame, path, texts }: PageOf<'privacy'>) {
  return (
    <Page frame={frame} path={path}>
      <Privacy frame={frame} texts={texts} />
    </Page>
  );
}

export function PrivacyHead({ language, path, frame, texts, share }: PageOf<'privacy'>) {
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
