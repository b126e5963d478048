import type { PageOf } from '../../gatsby/preparePages';
import { localizedPath } from '../../routes';
import { useWording } from '../../shared/components/wording';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { leadStyles, titleStyles } from '../../shared/theme/textStyles';
import { token } from '../../shared/theme/tokens';
import { Page } from '../../site/layout/Page';
import { PageHead } from '../../site/layout/PageHead';
import { Panel } from '../../site/layout/Panel';

function NotFound() {
  const { label, language } = useWording();
  return (
    <Panel>
      <p css={{ color: token('--color-highlight'), fontWeight: 700 }} lang="en">
        {label('notFound.original')}
      </p>
      <h1 css={titleStyles}>{label('notFound.title')}</h1>
      <p css={leadStyles}>{label('notFound.message')}</p>
      <a css={buttonStyles.primary} href={localizedPath('/', language)}>
        {label('notFound.home')}
      </a>
    </Panel>
  );
}

export function NotFoundPage({ frame, path }: PageOf<'notFound'>) {
  return (
    <Page frame={frame} path={path}>
      <NotFound />
    </Page>
  );
}

export function NotFoundHead({ language, frame, title }: PageOf<'notFound'>) {
  return <PageHead title={title} language={language} frame={frame} />;
}
