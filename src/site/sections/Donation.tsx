import { css } from '@emotion/react';
import type { ContactHrefs } from '../../content/contactLinks';
import type { SectionContent, TrustFacts, Way } from '../../content/model';
import { DonationPanel, type DonationPanelProps } from '../../donation/form/DonationPanel.island';
import { anchors, associationPath, localizedPath, privacyPath } from '../../routes';
import { Island } from '../../shared/components/Island';
import { Picture, phoneWide } from '../../shared/components/Picture';
import { ShareLink } from '../../shared/components/ShareLink';
import { useWording } from '../../shared/components/wording';
import { from, until } from '../../shared/theme/media';
import { touchTarget } from '../../shared/theme/mixins';
import { lozenge } from '../../shared/theme/pageMixins';
import { cutCorner } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { NdopBand, PageSection } from '../layout/PageSection';
import { SectionHeading } from '../layout/SectionHeading';
import { WaysToGive } from './WaysToGive';

export type DonationProps = Omit<SectionContent['donation'], 'contactsToCome'> &
  Pick<DonationPanelProps, 'providerSettings'> & {
    ways: readonly Way[];
    contactLinks: ContactHrefs;
    facts: TrustFacts;
    /** Names and offices, in one text. */
    officers: string;
  };

const layoutStyles = css`
  display: grid;
  gap: 1rem;
  ${from.large} {
    grid-template: 'heading form' auto 'beside form' 1fr 'below below' auto 'ways ways' auto / 1fr 1fr;
    gap: 2rem;
  }
`;

const placeOnWide = (area: string) => css`
  ${from.large} {
    grid-area: ${area};
  }
`;

/** Small on a phone, so that the whole ask fits its screen. */
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

/** Stays in view beside a long form, if the screen is high enough for it. */
const besideStyles = css`
  ${placeOnWide('beside')};
  @media (min-width: 64em) and (min-height: 30em) {
    position: sticky;
    align-self: start;
    inset-block-start: calc(${token('--height-bar')} + 2rem);
  }
`;

/** The height of the picture, which runs from edge to edge. */
const pictureHeight = 'min(58vw, 22rem)';

/** Reserves the room for the picture. Below `large`, the picture is on the cloth. */
const stageStyles = css`
  block-size: ${pictureHeight};
  background: ${token('--color-paper-deep')};
  @media print, (min-width: 64em) {
    display: none;
  }
`;

const pictureStyles = css`
  ${cutCorner};
  object-fit: cover;
  ${until.large} {
    position: absolute;
    inset: 0;
    block-size: ${pictureHeight};
  }
  ${from.large} {
    aspect-ratio: 16 / 9;
  }
  ${besideStyles};
  @media print {
    display: none;
  }
`;

/** The donation section. The form is an island. The trust facts are around it; on phones they are below it. */
export function Donation({
  title,
  subtitle,
  picture,
  pictureFocus,
  pictureAlt = '',
  otherWays,
  ways,
  contactLinks,
  facts,
  officers,
  ...form
}: DonationProps) {
  const { label, language } = useWording();
  const waysToGive = <WaysToGive text={otherWays} ways={ways} contactLinks={contactLinks} />;
  return (
    <PageSection
      id={anchors.donation}
      tone="night"
      estimatedHeight={`${99 + 9 * ways.length}rem`}
      head={
        <>
          {picture && <div css={stageStyles} />}
          <NdopBand />
        </>
      }
    >
      <div css={layoutStyles}>
        <div css={placeOnWide('heading')}>
          <SectionHeading title={title} lead={subtitle}>
            {facts.giftUse && <p css={useStyles}>{facts.giftUse}</p>}
          </SectionHeading>
        </div>
        {picture && (
          <Picture
            styles={pictureStyles}
            src={picture}
            alt={pictureAlt}
            focus={pictureFocus}
            sizes={`(min-width: 64em) min(45vw, 36rem), (min-width: 30em) 100vw, ${phoneWide}`}
          />
        )}
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
        <div css={picture ? placeOnWide('below') : besideStyles}>
          <Trust
            facts={facts}
            officers={officers}
            isOpen={form.providerSettings !== undefined}
            isRow={Boolean(picture)}
          />
        </div>
        {ways.length > 0 && <div css={placeOnWide('ways')}>{waysToGive}</div>}
        <p>
          <ShareLink
            path={`${localizedPath('/', language)}#${anchors.donation}`}
            what={title}
            sentence={(site) => label('share.donation', { site })}
          />
        </p>
      </div>
    </PageSection>
  );
}

/** In the order of the page. */
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
  a {
    ${touchTarget};
    /* The link is taller than it looks, to suit a finger: the margin takes back the extra height. */
    margin-block: -0.5rem;
  }
`;

const rowStyles = css`
  ${from.large} {
    grid-template-columns: repeat(4, 1fr);
    gap: 1.5rem 2rem;
    max-inline-size: none;
  }
`;

type TrustProps = Pick<DonationProps, 'facts' | 'officers'> & {
  isOpen: boolean;
  /** On a wide screen, the facts are in one row of full width. */
  isRow?: boolean;
};

/** Who processes a donation, what the donor gets and who receives it. Unknown facts are omitted. */
export function Trust({ facts, officers, isOpen, isRow }: TrustProps) {
  const { label, language } = useWording();
  const known = lines.filter((line) => facts[line]);
  return (
    <section aria-label={label('trust.title')}>
      <dl css={[trustStyles, isRow && rowStyles]}>
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
        <div>
          <dt>{label('trust.officers')}</dt>
          <dd>
            {officers}
            {officers && <br />}
            <a href={localizedPath(associationPath, language)}>{label('about.more')}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
