import { css } from '@emotion/react';
import { type DataSelector, data } from '../../shared/dataAttributes';
import { until } from '../../shared/theme/breakpoints';
import { stamp } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { outcomes, type PageOutcome } from '../rules/outcomes';

/**
 * Only thanks and open payments have a coloured stamp. In print and below large screens, thanks overlap the ndop band.
 * The limit of 5vw keeps large text on one line.
 */
const stampStyles = css`
  ${stamp};
  font-size: min(1em, 5vw);
  color: ${token('--color-ink')};
  background: ${token('--color-paper')};
  ${"&[data-stamp='open']" satisfies DataSelector} {
    background: ${token('--color-mark')};
  }
  ${"&[data-stamp='thanks']" satisfies DataSelector} {
    color: ${token('--color-primary')};
    @media screen {
      animation: press 0.3s;
      @keyframes press {
        from {
          opacity: 0;
          scale: 1.5;
        }
      }
    }
    ${until.large}, print {
      justify-self: end;
      margin-block-start: -2.25em;
      transform: rotate(-5deg);
    }
  }
`;

export function PaymentStamp({ pageOutcome, text }: { pageOutcome: PageOutcome; text: string }) {
  return (
    <p
      css={stampStyles}
      {...data({ 'data-stamp': pageOutcome === 'accepted' ? 'thanks' : outcomes[pageOutcome].finality })}
      aria-hidden="true"
    >
      {text}
    </p>
  );
}
