import { css } from '@emotion/react';
import type { AppealContent } from '../../content/select/pages';
import { anchors, localizedPath } from '../../routes';
import { buttonRowStyles, buttonStyles } from '../../shared/theme/buttonStyles';
import { pageEdge, screenOnlyStyles } from '../../shared/theme/islandStyles';
import { sectionGap } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { SectionHeading } from '../layout/SectionHeading';
import { InsteadOfGiving, type InsteadOfGivingProps } from './InsteadOfGiving';

/** The strip fills the window down to the footer. Its buttons are useless on paper. */
const stripStyles = css`
  --bleed: ${pageEdge};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.25rem 2rem;
  margin: ${sectionGap} calc(-1 * var(--bleed)) calc(-1 * ${token('--space-section')});
  padding: clamp(2rem, 4vw, 3.5rem) var(--bleed);
  background: ${token('--color-paper-deep')};
  > :first-child {
    flex: 1 20rem;
    max-inline-size: none;
  }
  ${screenOnlyStyles};
`;

/** The end of a page: asks for a donation or, while nobody can give, says what one can do instead. */
export function Appeal({ title, text, canGive, next }: AppealContent & InsteadOfGivingProps) {
  const { label, language } = useWording();
  return (
    <section css={stripStyles}>
      <SectionHeading title={title} lead={text} />
      {canGive ? (
        <p css={buttonRowStyles}>
          <a css={buttonStyles.donate} href={`${localizedPath('/', language)}#${anchors.donation}`}>
            {label('nav.donate')}
          </a>
        </p>
      ) : (
        <InsteadOfGiving next={next} />
      )}
    </section>
  );
}
