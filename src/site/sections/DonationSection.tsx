import { css } from '@emotion/react';
import type { SectionContent, TrustFacts, Way } from '../../content/model/model';
import type { ContactHrefs } from '../../content/present/contactLinks';
import { legalFacts } from '../../content/present/siteFacts';
import { DonationPanel, type DonationPanelProps } from '../../donation/form/DonationPanel.island';
import { anchors, associationPath, localizedPath, privacyPath, waysAnchor } from '../../routes';
import { Island } from '../../shared/components/Island';
import { Picture } from '../../shared/components/Picture';
import type { DataSelector } from '../../shared/dataAttributes';
import { pictureSizes } from '../../shared/media/phoneWidth';
import { from, largeScreen, minWidth, until } from '../../shared/theme/breakpoints';
import { lightBoxStyles, screenOnlyStyles } from '../../shared/theme/islandStyles';
import { cutCornerStyles, sampleTagStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { FactList } from '../layout/FactList';
import { NdopBand } from '../layout/NdopBand';
import { PageSection } from '../layout/PageSection';
import { SectionHeading } from '../layout/SectionHeading';
import { InsteadOfGiving } from './InsteadOfGiving';
import { WaysToGive } from './WaysToGive';

export type DonationSectionProps = SectionContent['donation'] &
  Pick<DonationPanelProps, 'paymentSetup' | 'hasOtherWays'> & {
    ways: readonly Way[];
    contactLinks: ContactHrefs;
    isSample?: boolean | undefined;
    facts: TrustFacts;
    /** Names and offices, in one text. */
    bureau: string;
  };

const layoutStyles = css`
  display: grid;
  gap: clamp(1rem, 3vw, 2rem) 2rem;
  ${from.large} {
    grid-template: auto 1fr / 1fr 1fr;
  }
`;

/** While nobody can pay online: the texts, beside a picture in landscape. */
const closedStyles = css`
  align-items: center;
  &, > div {
    display: grid;
    gap: 1.5rem 2rem;
  }
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Small on a phone, so that heading and form fit its screen. */
const giftUseStyles = css`
  max-inline-size: ${token('--width-text')};
  font-size: clamp(0.875rem, 0.8rem + 0.3vw, 1.0625rem);
`;

const formStyles = css`
  display: grid;
  align-content: start;
  gap: 1rem;
  ${from.large} {
    grid-area: 1 / 2 / span 2;
  }
  /* An edge in forced colours only. */
  form {
    outline: 1px solid transparent;
    ${screenOnlyStyles};
  }
`;

const withoutLoader = `body:not([data-loader]) #${anchors.donation} [data-island]` satisfies DataSelector;

/**
 * Replaces a built page's form by a message if the script loader has not run after six seconds. The animation `absent`
 * starts then for both. Until then, the message has its hidden first frame. The form plays it in reverse, and keeps that
 * frame. `!important` overrides the rule for reduced motion. Emotion would put these rules into the head, where they
 * would delay the first screen.
 */
const failureStyles = `
${withoutLoader} form { animation: absent 1ms var(--patience, 6s) reverse forwards !important }
${withoutLoader} ~ div { display: block; animation: absent 1ms var(--patience, 6s) backwards !important }
@keyframes absent { from { visibility: hidden; max-block-size: 0; margin-block-start: -1rem; padding-block: 0 } }`;

/**
 * The picture beside the trust facts or, in a narrow column, below them. On a phone, there is none. Both stay in view
 * beside a long form, if the screen has room for them.
 */
const besideStyles = css`
  display: flex;
  flex-flow: row-reverse wrap;
  gap: 2rem;
  > section {
    flex: 3 14rem;
  }
  > div {
    flex: 1 9rem;
    max-block-size: max(16.5rem, 26vw);
    --cut-corner: 2rem;
    ${until.small} {
      display: none;
    }
  }
  ${largeScreen} and (min-height: 34em) {
    position: sticky;
    align-self: start;
    inset-block-start: calc(${token('--height-bar')} + 2rem);
  }
`;

const pictureStyles = css`
  ${cutCornerStyles};
  object-fit: cover;
  block-size: 100%;
  aspect-ratio: 4 / 3;
`;

export function DonationSection({
  title,
  subtitle,
  picture,
  pictureFocus,
  pictureAlt = '',
  isSample,
  otherWays,
  ways,
  contactLinks,
  facts,
  bureau,
  ...form
}: DonationSectionProps) {
  const { label } = useWording();
  const takesPayments = form.paymentSetup !== undefined;
  const heading = (
    <SectionHeading title={title} lead={subtitle}>
      {facts.giftUse && <p css={giftUseStyles}>{facts.giftUse}</p>}
    </SectionHeading>
  );
  const panel = <Island of={DonationPanel} props={{ ...form, title }} />;
  const waysToGive = <WaysToGive text={otherWays} ways={ways} contactLinks={contactLinks} />;
  const trust = <Trust facts={facts} bureau={bureau} takesPayments={takesPayments} />;
  const widths = takesPayments ? `${minWidth.large} 20rem, ${minWidth.medium} 32vw` : `${minWidth.medium} 45vw`;
  const image = picture && (
    <div css={[screenOnlyStyles, { position: 'relative' }]}>
      <Picture
        styles={pictureStyles}
        src={picture}
        alt={pictureAlt}
        focus={pictureFocus}
        sizes={`${widths}, ${pictureSizes('100vw')}`}
      />
      {isSample && <p css={sampleTagStyles}>{label('photo.sample')}</p>}
    </div>
  );
  return (
    <PageSection
      id={anchors.donation}
      tone="night"
      // The height of the section on a phone, with or without the form, plus that of each other way to give.
      estimatedHeight={`${(takesPayments ? 70 : 34) + 11 * ways.length}rem`}
      head={<NdopBand />}
    >
      {takesPayments ? (
        <div css={layoutStyles}>
          {heading}
          <div css={formStyles}>
            {panel}
            <style>{failureStyles}</style>
            <noscript hidden>
              <style>{`#${anchors.donation} { --patience: 0s }`}</style>
            </noscript>
            <div hidden>
              <p css={lightBoxStyles}>
                {label('donation.noScript')}
                {form.hasOtherWays && <a href={`#${waysAnchor}`}>{label('donation.otherWays')}</a>}
              </p>
            </div>
          </div>
          <div css={besideStyles}>
            {trust}
            {image}
          </div>
        </div>
      ) : (
        <div css={closedStyles}>
          <div>
            {heading}
            {panel}
            {waysToGive}
            <InsteadOfGiving />
            {trust}
          </div>
          {image}
        </div>
      )}
      {takesPayments && waysToGive}
    </PageSection>
  );
}

type TrustProps = Pick<DonationSectionProps, 'facts' | 'bureau'> & { takesPayments: boolean };

function Trust({ facts, bureau, takesPayments }: TrustProps) {
  const { label, language } = useWording();
  const listed = [
    { name: label('trust.paymentHandling'), value: takesPayments && facts.paymentHandling },
    { name: label('trust.reference'), value: takesPayments && label('trust.referenceUse') },
    {
      name: label('trust.tracking'),
      value: takesPayments && <a href={localizedPath(privacyPath, language)}>{label('trust.privacy')}</a>,
    },
    ...legalFacts.map((fact) => ({ name: label(`trust.${fact}`), value: facts[fact] })),
    {
      name: label('trust.bureau'),
      value: bureau && (
        <>
          {bureau}
          <br />
          <a href={localizedPath(associationPath, language)}>{label('about.more')}</a>
        </>
      ),
    },
  ].filter(({ value }) => value);
  if (listed.length === 0) return null;
  return (
    <section aria-label={label('trust.title')}>
      <FactList facts={listed} />
    </section>
  );
}
