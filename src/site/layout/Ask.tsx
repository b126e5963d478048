import { css } from '@emotion/react';
import type { AskContent } from '../../content/select/pages';
import { activitiesPath, anchors, localizedPath } from '../../routes';
import { SiteShare } from '../../shared/components/SiteShare';
import { from } from '../../shared/theme/breakpoints';
import { buttonRow, buttonStyles } from '../../shared/theme/buttonStyles';
import { onDark } from '../../shared/theme/islandStyles';
import { leadStyles, titleStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { NdopBand } from './NdopBand';

/** From `medium` on, the buttons are at the right, one above the other. */
const plateStyles = css`
  display: grid;
  gap: 1.25rem 2rem;
  align-items: center;
  padding: clamp(2rem, 4vw, 3rem) clamp(1rem, 2.5vw, 2rem);
  background: ${token('--color-paper-deep')};
  ${from.medium} {
    grid-template-columns: 1fr auto;
    > :last-child {
      display: grid;
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const openStyles = css`
  background: ${token('--color-night')};
  ${onDark};
`;

/** The icon stays beside its words. */
const shareStyles = css`
  ${buttonStyles.primary};
  flex-wrap: nowrap;
`;

/** The end of a page: asks for a donation or, while nobody can give, says what one can do instead. */
export function Ask({ title, text, canGive, next }: AskContent & InsteadProps) {
  const { label, language } = useWording();
  return (
    <section>
      {canGive && <NdopBand />}
      <div css={[plateStyles, canGive && openStyles]}>
        <h2 css={titleStyles}>{title}</h2>
        <p css={leadStyles}>{text}</p>
        {canGive ? (
          <p css={buttonRow}>
            <a css={buttonStyles.donate} href={`${localizedPath('/', language)}#${anchors.donation}`}>
              {label('nav.donate')}
            </a>
          </p>
        ) : (
          <InsteadOfGiving next={next} />
        )}
      </div>
    </section>
  );
}

type InsteadProps = { next?: { path: string; name: 'activity.all' | 'album.all' } };

/** What one can do while nobody can give. */
export function InsteadOfGiving({ next = { path: activitiesPath, name: 'activity.all' } }: InsteadProps) {
  const { label, language } = useWording();
  return (
    <p css={buttonRow}>
      <SiteShare path={localizedPath('/', language)} styles={shareStyles} />
      <a css={buttonStyles.outline} href={localizedPath(next.path, language)}>
        {label(next.name)}
      </a>
    </p>
  );
}
