import { css } from '@emotion/react';
import { type DataSelector, data } from '../../shared/dataAttributes';
import { until } from '../../shared/theme/breakpoints';
import { stampStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import type { PageOutcome } from '../rules/outcomes';

/**
 * Only the stamps of thanks and of open payments are coloured. An hourglass means that the payment waits for the
 * operator, a phone that it waits for the donor. In print and below large screens, the stamp of thanks overlaps the
 * ndop band. The limit of 5vw keeps large text on one line.
 */
const paymentStampStyles = css`
  ${stampStyles};
  display: flex;
  gap: 0.5em;
  align-items: center;
  font-size: min(1em, 5vw);
  color: ${token('--color-ink')};
  background: ${token('--color-paper')};
  ${"&[data-stamp='pending'], &[data-stamp='unknown'], &[data-stamp='unchecked']" satisfies DataSelector} {
    background: ${token('--color-mark')};
  }
  &::before {
    inline-size: 0.7em;
    block-size: 1em;
    background: currentColor;
  }
  ${"&[data-stamp='pending']::before" satisfies DataSelector} {
    content: '';
    clip-path: polygon(0 0, 100% 0, 60% 50%, 100% 100%, 0 100%, 40% 50%);
  }
  ${"&[data-stamp='early']" satisfies DataSelector} {
    background: ${token('--color-night')};
    color: ${token('--color-on-dark')};
    &::before {
      content: '';
      clip-path: polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, 15% 18%, 85% 18%, 85% 74%, 15% 74%, 15% 18%);
    }
  }
  ${"&[data-stamp='accepted']" satisfies DataSelector} {
    color: ${token('--color-primary')};
    @media screen {
      animation: press 0.3s;
      @keyframes press {
        from {
          opacity: 0;
          scale: 1.3;
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
    <p css={paymentStampStyles} {...data({ 'data-stamp': pageOutcome })} aria-hidden="true">
      {text}
    </p>
  );
}
