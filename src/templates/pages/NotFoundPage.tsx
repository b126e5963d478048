import { localizedPath } from '../../routes';
import { useWording } from '../../shared/components/wording';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { leadStyles, titleStyles } from '../../shared/theme/textStyles';
import { token } from '../../shared/theme/tokens';
import { Panel } from '../../site/layout/Panel';

export function NotFoundPage() {
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
