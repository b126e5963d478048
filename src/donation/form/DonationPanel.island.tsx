import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { ShareLink } from '../../components/ShareLink';
import { useWording } from '../../components/wording';
import type { SectionContent } from '../../content/model';
import { type DataSelector, data } from '../../dataNames';
import { SectionHeading } from '../../layout/SectionHeading';
import { anchors, localizedPath, posterPath } from '../../routes';
import { from } from '../../theme/media';
import { touchTarget } from '../../theme/mixins';
import { token } from '../../theme/tokens';
import { acceptsDonations, type ProviderSettings } from '../providers/current';
import { boxStyles, DonationForm } from './DonationForm';
import { LastPayment } from './LastPayment';

export type DonationProps = SectionContent['donation'] & {
  /** Undefined until the association has API keys: the section then says that donations are not open. */
  providerSettings: ProviderSettings | undefined;
};

const layoutStyles = css`
  display: grid;
  gap: 2rem;
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

const softStyles = css`
  max-inline-size: ${token('--width-text')};
  color: ${token('--color-soft')};
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

export function DonationPanel({ providerSettings, ...texts }: DonationProps) {
  const { label, language } = useWording();
  const provider = useReachableProvider(providerSettings);
  const otherWays = (
    <>
      <h3>{label('donation.otherWays')}</h3>
      <p>{texts.otherWays}</p>
    </>
  );
  return (
    <div css={layoutStyles}>
      {/* As tall as the form: without this element the sticky text would cover the links below. */}
      <div>
        <div css={textStyles}>
          <SectionHeading eyebrow={label('section.donation')} title={texts.title} lead={texts.subtitle} />
          {provider && (
            <p css={softStyles} {...data({ 'data-beside-form': '' })}>
              {texts.otherWays}
            </p>
          )}
        </div>
      </div>
      <div css={formsStyles}>
        <LastPayment />
        {provider ? (
          <>
            <DonationForm texts={texts} provider={provider} />
            {/* Without JavaScript the form cannot submit: other ways to donate replace it. */}
            <noscript>
              <style>{`#donation form, ${'[data-beside-form]' satisfies DataSelector} { display: none }`}</style>
              <div css={boxStyles}>{otherWays}</div>
            </noscript>
          </>
        ) : (
          <div css={boxStyles}>
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

/** Drops the emulator's address on any other host: an uploaded test build would send donors to their own device. */
function useReachableProvider(provider: ProviderSettings | undefined): ProviderSettings | undefined {
  const [isReachable, setReachable] = useState(true);
  useEffect(() => setReachable(acceptsDonations(provider, window.location.href)), [provider]);
  return isReachable ? provider : undefined;
}
