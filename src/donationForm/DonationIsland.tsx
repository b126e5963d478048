import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { ShareLink } from '../components/ShareLink';
import { useWording } from '../components/wording';
import type { SectionContent } from '../content/model';
import { acceptsDonations, type Provider } from '../donation/startPayment';
import { eyebrowStyles, titleStyles } from '../layout/SectionHeading';
import { LastPayment } from '../paymentReturn/LastPayment';
import { anchors, localizedPath, posterPath } from '../routes';
import { from } from '../theme/media';
import { touchTarget } from '../theme/mixins';
import { token } from '../theme/tokens';
import { DonationForm } from './DonationForm';

export type DonationProps = SectionContent['donation'] & {
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

const formsStyles = css`
  display: grid;
  align-content: start;
  gap: 1rem;
`;

const linksStyles = css`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 0 1.5rem;
  a {
    ${touchTarget};
    font-weight: 700;
  }
`;

const closedStyles = css`
  display: grid;
  gap: 0.75rem;
  padding: clamp(1.25rem, 3vw, 2rem);
  background: ${token('--color-paper')};
  color: ${token('--color-ink')};
`;

/** What the donation section says and its form. */
export function DonationIsland({ payment: built, ...texts }: DonationProps) {
  const { label, language } = useWording();
  const payment = useReachableProvider(built);
  const otherWays = (
    <>
      <h3>{label('donation.otherWays')}</h3>
      <p>{texts.otherWays}</p>
    </>
  );
  return (
    <div css={layoutStyles}>
      {/* As high as the form: without it the sticky text would stay to the end of the grid, and cover the links below. */}
      <div>
        <div css={textStyles}>
          <p css={eyebrowOnNightStyles}>{label('section.donation')}</p>
          <h2 css={titleStyles}>{texts.title}</h2>
          <p css={subtitleStyles}>{texts.subtitle}</p>
          {payment && (
            <p css={softStyles} data-beside-form="">
              {texts.otherWays}
            </p>
          )}
        </div>
      </div>
      <div css={formsStyles}>
        <LastPayment />
        {payment ? (
          <>
            <DonationForm texts={texts} provider={payment} />
            {/* Without scripts nothing can be sent: the form makes way for words, rather than die at a press. */}
            <noscript>
              <style>{'#donation form, [data-beside-form] { display: none }'}</style>
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
      <p css={linksStyles}>
        <ShareLink
          path={`/#${anchors.donation}`}
          what={texts.title}
          sentence={(site) => label('share.donation', { site })}
        />
        <a href={localizedPath(posterPath, language)}>{label('donation.poster')}</a>
      </p>
    </div>
  );
}

/**
 * The provider, unless it is the emulator of the machine that built the site while the page is served from another: a
 * build meant for that machine was uploaded, and would send donors to an address on their own phone.
 */
function useReachableProvider(provider: Provider | undefined): Provider | undefined {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    setLost(!acceptsDonations(provider, window.location.href));
  }, [provider]);
  return isLost ? undefined : provider;
}
