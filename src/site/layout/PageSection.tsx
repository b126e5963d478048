import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { deferLayout, onDarkStyles, screenOnlyStyles } from '../../shared/theme/islandStyles';
import { pageColumnStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';

type PageSectionProps = {
  id: string;
  tone: keyof typeof toneStyles;
  /** The section's usual height on a phone (see deferLayout). */
  estimatedHeight: string;
  /** Shown above the content. A link to the section scrolls to the content. */
  head?: ReactNode;
  children: ReactNode;
};

const toneStyles = {
  paper: undefined,
  deep: { background: token('--color-paper-deep') },
  /* For a section of a few lines. Not printed, because the printed footer has the contacts. */
  band: css`
    --space-section: clamp(1.75rem, 5vw, 4rem);
    background: ${token('--color-paper-deep')};
    ${screenOnlyStyles};
  `,
  /* Less space, so that the whole donation form fits one screen of a phone. */
  night: css`
    --space-section: clamp(1.25rem, 5vw, 4.5rem);
    ${onDarkStyles};
    background: ${token('--color-night')};
  `,
};

const contentStyles = css`
  ${pageColumnStyles};
  /* GlobalStyles.tsx adds 1rem of scroll padding, in which the end of the section above would show. */
  scroll-margin-block-start: -1rem;
  display: grid;
  gap: ${token('--space-block')};
  padding-block: ${token('--space-section')};
`;

/** A full-width section. It sets the vertical rhythm, so its content has no outer margin. */
export function PageSection({ id, tone, estimatedHeight, head, children }: PageSectionProps) {
  return (
    <section css={[{ position: 'relative' }, toneStyles[tone], deferLayout(estimatedHeight)]}>
      {head}
      <div id={id} css={contentStyles}>
        {children}
      </div>
    </section>
  );
}
