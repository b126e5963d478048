import { css } from '@emotion/react';
import type { PagePicture } from '../../content/present/present';
import { localizedPath } from '../../routes';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { badgeStyles } from '../../shared/theme/islandStyles';
import { leadStyles, titleStyles } from '../../shared/theme/pageStyles';
import { useWording } from '../../shared/wording/wording';
import { IndexLinks } from '../layout/IndexLinks';
import { Panel, PanelPicture } from '../layout/Panel';

export function NotFoundPage({ picture }: { picture: PagePicture }) {
  const { label, language } = useWording();
  return (
    <Panel head={<PanelPicture {...picture} />} styles={css({ '--head': '75vw' })}>
      <p css={badgeStyles} lang="en">
        {label('notFound.original')}
      </p>
      <h1 css={titleStyles}>{label('notFound.title')}</h1>
      <p css={leadStyles}>{label('notFound.message')}</p>
      <a css={buttonStyles.primary} href={localizedPath('/', language)}>
        {label('notFound.home')}
      </a>
      <IndexLinks />
    </Panel>
  );
}
