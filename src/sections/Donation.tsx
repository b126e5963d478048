import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Island } from '../components/Island';
import { useLabels } from '../components/wording';
import type { TrustFacts } from '../content/model';
import { DonationPanel, type DonationProps } from '../donation/form/DonationPanel.island';
import { NdopBand, PageSection } from '../layout/PageSection';
import { anchors } from '../routes';
import { from } from '../theme/media';
import { token } from '../theme/tokens';

/** The donation section, an island; static children go below it. */
export function Donation({ children, ...props }: DonationProps & { children?: ReactNode }) {
  return (
    <>
      <NdopBand />
      <PageSection id={anchors.donation} tone="night" estimatedHeight="87rem">
        <Island of={DonationPanel} props={props} />
        {children}
      </PageSection>
    </>
  );
}

/** In page order. */
const lines = ['legalName', 'registration', 'officers', 'giftUse', 'provider'] as const satisfies (keyof TrustFacts)[];

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
