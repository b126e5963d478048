import { css } from '@emotion/react';
import type { AppealContent } from '../../content/select/pages';
import { anchors, localizedPath } from '../../routes';
import { from } from '../../shared/theme/breakpoints';
import { buttonRow, buttonStyles } from '../../shared/theme/buttonStyles';
import { columnsStyles, leadStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { InsteadOfGiving, type InsteadOfGivingProps } from './InsteadOfGiving';

const plateStyles = css`
  ${columnsStyles};
  row-gap: 1.25rem;
  padding: clamp(2rem, 4vw, 3rem) clamp(1rem, 2.5vw, 2rem);
  border-block-start: 4px solid ${token('--color-accent')};
  background: ${token('--color-paper-deep')};
  ${from.medium} {
    h2 {
      grid-row: span 2;
    }
  }
`;

/** The end of a page: asks for a donation or, while nobody can give, says what one can do instead. */
export function Appeal({ title, text, canGive, next }: AppealContent & InsteadOfGivingProps) {
  const { label, language } = useWording();
  return (
    <section css={plateStyles}>
      <h2>{title}</h2>
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
    </section>
  );
}
