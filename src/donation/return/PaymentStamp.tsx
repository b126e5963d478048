import { css } from '@emotion/react';
import { type DataSelector, data } from '../../shared/dataAttributes';
import { until } from '../../shared/theme/breakpoints';
import { stamp } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { outcomes, type PageOutcome } from '../rules/outcomes';

/**
 * The stamp of a refused or cancelled payment has no colour. Printed and on all but large screens, the stamp of thanks
 * overlaps the ndop band. Large text does not break its line.
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
    @media (prefers-reduced-motion: no-preference) {
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
