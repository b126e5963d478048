import { css } from '@emotion/react';
import type { ContactLinks } from '../../content/contactLinks';
import type { SectionContent, TrustFacts, Way } from '../../content/model';
import { DonationPanel, type DonationPanelProps } from '../../donation/form/DonationPanel.island';
import { anchors, associationPath, localizedPath, posterPath, privacyPath } from '../../routes';
import { Island } from '../../shared/components/Island';
import { ShareLink } from '../../shared/components/ShareLink';
import { useWording } from '../../shared/components/wording';
import { from } from '../../shared/theme/media';
import { touchTarget } from '../../shared/theme/mixins';
import { lozenge } from '../../shared/theme/pageMixins';
import { token } from '../../shared/theme/tokens';
import { NdopBand, PageSection } from '../layout/PageSection';
import { SectionHeading } from '../layout/SectionHeading';
import { WaysToGive } from './WaysToGive';

export type DonationProps = Omit<SectionContent['donation'], 'contactsToCome'> &
  Pick<DonationPanelProps, 'providerSettings'> & {
    ways: readonly Way[];
    contactLinks: ContactLinks;
    facts: TrustFacts;
    /** Names and offices, as one text. */
    officers: string;
  };

const layoutStyles = css`
  display: grid;
  gap: 1rem;
  ${from.large} {
    grid-template: 'heading form' auto 'trust form' 1fr 'ways ways' auto / 1fr 1.15fr;
    gap: 2rem 4rem;
  }
`;

const placeOnWide = (area: string) => css`
  ${from.large} {
    grid-area: ${area};
  }
`;

/** Small on a phone, whose screen holds the whole ask. */
const useStyles = css`
  max-inline-size: ${token('--width-text')};
  font-size: clamp(0.875rem, 0.8rem + 0.3vw, 1.0625rem);
`;

const formStyles = css`
  ${placeOnWide('form')};
  display: grid;
  align-content: start;
  gap: 1rem;
  @media print {
    form {
      display: none;
    }
  }
`;

/** In sight beside a long form, on a screen that shows it whole. */
const trustPlaceStyles = css`
  ${placeOnWide('trust')};
  @media (min-width: 64em) and (min-height: 48em) {
    position: sticky;
    align-self: start;
    inset-block-start: calc(${token('--height-bar')} + 2rem);
  }
`;

const linksStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  @media print {
    display: none;
  }
  a {
    ${touchTarget};
    font-weight: 700;
  }
`;

/** The donation section; its form is an island. What builds trust stands beside it, on phones below it. */
export function Donation({ title, subtitle, otherWays, ways, contactLinks, facts, officers, ...form }: DonationProps) {
  const { label, language } = useWording();
  const waysToGive = <WaysToGive text={otherWays} ways={ways} contactLinks={contactLinks} />;
  return (
    <>
      <NdopBand />
      <PageSection id={anchors.donation} tone="night" estimatedHeight={`${95 + 9 * ways.length}rem`}>
        <div css={layoutStyles}>
          <div css={placeOnWide('heading')}>
            <SectionHeading title={title} lead={subtitle}>
              {facts.giftUse && <p css={useStyles}>{facts.giftUse}</p>}
            </SectionHeading>
          </div>
          <div css={formStyles}>
            <Island of={DonationPanel} props={{ ...form, title }} />
            {form.providerSettings && (
              <noscript>
                <style>{`#${anchors.donation} form { display: none }`}</style>
                <p>{label('donation.noScript')}</p>
              </noscript>
            )}
            {ways.length === 0 && waysToGive}
          </div>
          <div css={trustPlaceStyles}>
            <Trust facts={facts} officers={officers} isOpen={form.providerSettings !== undefined} />
          </div>
          {ways.length > 0 && <div css={placeOnWide('ways')}>{waysToGive}</div>}
        </div>
        <p css={linksStyles}>
          <ShareLink
            path={`/#${anchors.donation}`}
            what={title}
            sentence={(site) => label('share.donation', { site })}
          />
          <a href={localizedPath(posterPath, language)}>{label('donation.poster')}</a>
        </p>
      </PageSection>
    </>
  );
}

/** In page order. */
const lines = ['legalName', 'registration', 'taxNumber', 'authorization'] as const satisfies (keyof TrustFacts)[];

const trustStyles = css`
  display: grid;
  gap: 1rem;
  max-inline-size: 32rem;
  dt {
    display: flex;
    gap: 0.75rem;
    align-items: baseline;
    font-weight: 700;
    &::before {
      ${lozenge};
    }
  }
  dd {
    padding-inline-start: 1.25rem;
    color: ${token('--color-soft')};
    text-wrap: pretty;
  }
`;

const moreStyles = css`
  ${touchTarget};
  margin: 0.75rem 0 0 1.25rem;
`;

/** Who processes a donation, what the donor gets and who receives it. Unknown facts are left out. */
export function Trust({ facts, officers, isOpen }: Pick<DonationProps, 'facts' | 'officers'> & { isOpen: boolean }) {
  const { label, language } = useWording();
  const known = lines.filter((line) => facts[line]);
  return (
    <section aria-label={label('trust.title')}>
      <dl css={trustStyles}>
        {isOpen && facts.paymentHandling && (
          <div>
            <dt>{label('trust.paymentHandling')}</dt>
            <dd>{facts.paymentHandling}</dd>
          </div>
        )}
        {isOpen && (
          <div>
            <dt>{label('trust.reference')}</dt>
            <dd>{label('trust.referenceUse')}</dd>
          </div>
        )}
        <div>
          <dt>{label('trust.tracking')}</dt>
          <dd>
            <a href={localizedPath(privacyPath, language)}>{label('trust.privacy')}</a>
          </dd>
        </div>
        {known.map((line) => (
          <div key={line}>
            <dt>{label(`trust.${line}`)}</dt>
            <dd>{facts[line]}</dd>
          </div>
        ))}
        {officers && (
          <div>
            <dt>{label('trust.officers')}</dt>
            <dd>{officers}</dd>
          </div>
        )}
      </dl>
      <a css={moreStyles} href={localizedPath(associationPath, language)}>
        {label('about.more')}
      </a>
    </section>
  );
}
