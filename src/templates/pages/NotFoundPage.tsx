import { useWording } from '../../components/wording';
import type { PageOf } from '../../gatsby/preparePages';
import { Page } from '../../layout/Page';
import { PageHead } from '../../layout/PageHead';
import { Panel } from '../../layout/Panel';
import { localizedPath } from '../../routes';
import { buttonStyles } from '../../theme/buttonStyles';
import { leadStyles, titleStyles } from '../../theme/textStyles';
import { token } from '../../theme/tokens';

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
