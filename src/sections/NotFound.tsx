import { css } from '@emotion/react';
import { buttonStyles } from '../components/buttonStyles';
import { useLabels, usePageLanguage } from '../components/wording';
import { localizedPath } from '../i18n/languages';
import { Panel } from '../layout/Panel';
import { leadStyles, titleStyles } from '../layout/SectionHeading';
import { token } from '../theme/tokens';

const originalStyles = css`
  color: ${token('--color-accent')};
  font-weight: 700;
`;

export function NotFound() {
  const label = useLabels();
  const language = usePageLanguage();
  return (
    <Panel>
      <p css={originalStyles} lang="en">
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
