import { css } from '@emotion/react';
import { eyebrowStyles, titleStyles } from '../components/SectionHeading';
import { useLabels } from '../components/useLabels';
import type { SectionContent } from '../content/model';
import type { Provider } from '../donation/startPayment';
import { from } from '../theme/media';
import { token } from '../theme/tokens';
import { DonationForm } from './DonationForm';

type DonationProps = SectionContent['donation'] & {
  /** Nothing as long as the association has no keys: the section then says so. */
  payment: Provider | undefined;
};

const layoutStyles = css`
  display: grid;
  gap: 2rem;
  :focus-visible {
    outline-color: ${token('--color-mark')};
  }
  form :focus-visible {
    outline-color: ${token('--color-accent')};
  }
  ${from.large} {
    grid-template-columns: 1fr 1.15fr;
    align-items: start;
    gap: 4rem;
  }
`;

const textStyles = css`
  display: grid;
  gap: 0.875rem;
  ${from.large} {
    position: sticky;
    inset-block-start: calc(${token('--height-bar')} + 2rem);
  }
`;

const eyebrowOnNightStyles = css`
  ${eyebrowStyles};
  color: ${token('--color-mark')};
`;

const softStyles = css`
  max-inline-size: ${token('--width-text')};
  color: ${token('--color-on-dark-soft')};
`;

const subtitleStyles = css`
  ${softStyles};
  font-size: ${token('--size-lead')};
`;

const closedStyles = css`
  display: grid;
  gap: 0.75rem;
  padding: clamp(1.25rem, 3vw, 2rem);
  background: ${token('--color-paper')};
  color: ${token('--color-ink')};
  h3 {
    font-size: ${token('--size-card-title')};
  }
`;

export function Donation({ payment, ...texts }: DonationProps) {
  const label = useLabels();
  const otherWays = (
    <>
      <h3>{label('donation.otherWays')}</h3>
      <p>{texts.otherWays}</p>
    </>
  );
  return (
    <div css={layoutStyles}>
      <div css={textStyles}>
        <p css={eyebrowOnNightStyles}>{label('section.donation')}</p>
        <h2 css={titleStyles}>{texts.title}</h2>
        <p css={subtitleStyles}>{texts.subtitle}</p>
        {payment && <p css={softStyles}>{texts.otherWays}</p>}
      </div>
      {payment ? (
        <>
          <DonationForm texts={texts} provider={payment} />
          {/* Without scripts nothing can be sent: the form makes way for words, rather than die at a press. */}
          <noscript>
            <style>{'#donation form { display: none }'}</style>
            <div css={closedStyles}>{otherWays}</div>
          </noscript>
        </>
      ) : (
        <div css={closedStyles}>
          <p>
            <strong>{texts.notOpen}</strong>
          </p>
          {otherWays}
        </div>
      )}
    </div>
  );
}
