import { css } from '@emotion/react';
import { data } from '../../shared/dataAttributes';
import { until } from '../../shared/theme/breakpoints';
import { stamp } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { outcomes, type PageOutcome } from '../rules/outcomes';
import { loadingStyles } from './returnStyles';

/**
 * The stamp is seen before the title is read: plain where no payment was made, in the colour of marks where nothing is
 * certain yet. On the thank-you page it overlaps the lower edge of an ndop band above.
 */
const stampStyles = css`
  ${stamp};
  color: ${token('--color-ink')};
  background: ${token('--color-paper')};
  &[data-tone='open'] {
    background: ${token('--color-mark')};
  }
  &[data-tone='thanks'] {
    color: ${token('--color-primary')};
    ${until.large} {
      justify-self: end;
      margin-block-start: -2.25rem;
      transform: rotate(-5deg);
    }
  }
`;

type PaymentStampProps = {
  pageOutcome: PageOutcome;
  /** Undefined while the outcome is unknown. */
  text: string | undefined;
};

export function PaymentStamp({ pageOutcome, text }: PaymentStampProps) {
  return (
    <p
      css={[stampStyles, !text && loadingStyles]}
      {...data({ 'data-tone': pageOutcome === 'accepted' ? 'thanks' : outcomes[pageOutcome].payment })}
      aria-hidden="true"
    >
      {text ?? '…'}
    </p>
  );
}
