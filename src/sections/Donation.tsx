import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Island } from '../components/Island';
import { ShareLink } from '../components/ShareLink';
import { useLabels, useWording } from '../components/wording';
import type { ContactLinks } from '../content/contactLinks';
import type { SectionContent, TrustFacts, Way } from '../content/model';
import { DonationPanel, type DonationPanelProps } from '../donation/form/DonationPanel.island';
import { NdopBand, PageSection } from '../layout/PageSection';
import { SectionHeading } from '../layout/SectionHeading';
import { anchors, localizedPath, posterPath, privacyPath } from '../routes';
import { from } from '../theme/media';
import { touchTarget } from '../theme/mixins';
import { token } from '../theme/tokens';
import { WaysToGive } from './WaysToGive';

export type DonationProps = SectionContent['donation'] &
  Pick<DonationPanelProps, 'providerSettings'> & { ways: readonly Way[]; contactLinks: ContactLinks };

const layoutStyles = css`
  display: grid;
  gap: 2rem;
  ${from.large} {
    grid-template-columns: 1fr 1.15fr;
    gap: 4rem;
  }
`;

const headingStyles = css`
  ${from.large} {
    position: sticky;
    inset-block-start: calc(${token('--height-bar')} + 2rem);
  }
`;

const waysStyles = css`
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

/** The donation section; its form is an island. Children go below. */
export function Donation({
  title,
  subtitle,
  otherWays,
  contactsToCome: _contactsToCome,
  ways,
  contactLinks,
  children,
  ...form
}: DonationProps & { children?: ReactNode }) {
  const { label, language } = useWording();
  return (
    <>
      <NdopBand />
      <PageSection id={anchors.donation} tone="night" estimatedHeight={`${95 + 9 * ways.length}rem`}>
        <div css={layoutStyles}>
          {/* As tall as the form: without this element the sticky text would cover the links below. */}
          <div>
            <div css={headingStyles}>
              <SectionHeading eyebrow={label('section.donation')} title={title} lead={subtitle} />
            </div>
          </div>
          <div css={waysStyles}>
            <Island of={DonationPanel} props={{ ...form, title }} />
            {/* Without JavaScript the form cannot submit: the other ways to donate are there. */}
            <noscript>
              <style>{`#${anchors.donation} form { display: none }`}</style>
            </noscript>
            <WaysToGive text={otherWays} ways={ways} contactLinks={contactLinks} />
          </div>
          <p css={linksStyles}>
            <ShareLink
              path={`/#${anchors.donation}`}
              what={title}
              sentence={(site) => label('share.donation', { site })}
            />
            <a href={localizedPath(posterPath, language)}>{label('donation.poster')}</a>
            <a href={localizedPath(privacyPath, language)}>{label('footer.privacy')}</a>
          </p>
        </div>
        {children}
      </PageSection>
    </>
  );
}

/** In page order. */
const lines = [
  'legalName',
  'registration',
  'authorization',
  'officers',
  'giftUse',
  'paymentHandling',
] as const satisfies (keyof TrustFacts)[];

const trustStyles = css`
  display: grid;
  gap: 1rem;
  padding-block-start: 1.5rem;
  border-block-start: 1px solid ${token('--color-night-line')};
`;

const factsStyles = css`
  display: grid;
  gap: 0.25rem 2rem;
  max-inline-size: 52rem;
  dt {
    color: ${token('--color-highlight')};
    font-weight: 700;
  }
  dd {
    margin-block-end: 0.5rem;
    color: ${token('--color-soft')};
    text-wrap: pretty;
  }
  ${from.medium} {
    grid-template-columns: auto 1fr;
  }
`;

/** Who receives a donation, how it is used and who processes it. Unknown facts are left out. */
export function Trust(facts: TrustFacts) {
  const label = useLabels();
  const known = lines.filter((line) => facts[line]);
  if (known.length === 0) return null;
  return (
    <div css={trustStyles}>
      <h3>{label('trust.title')}</h3>
      <dl css={factsStyles}>
        {known.map((line) => (
          <div key={line} css={{ display: 'contents' }}>
            <dt>{label(`trust.${line}`)}</dt>
            <dd>{facts[line]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
