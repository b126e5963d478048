import { css } from '@emotion/react';
import { type DataSelector, data } from '../../shared/dataAttributes';
import { until } from '../../shared/theme/breakpoints';
import { stamp } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { outcomes, type PageOutcome } from '../rules/outcomes';

/**
 * The stamp of a refused or cancelled payment has no colour. On all but large screens, the stamp of thanks overlaps the
 * picture's ndop band.
 */
const stampStyles = css`
  ${stamp};
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
    ${until.large} {
      justify-self: end;
      margin-block-start: -2.25rem;
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
