import { css } from '@emotion/react';
import type { Frame, PagePicture } from '../../content/present/present';
import { PaymentReturn } from '../../donation/return/PaymentReturn.island';
import { outcomes, type PageOutcome } from '../../donation/rules/outcomes';
import { Island } from '../../shared/components/Island';
import type { DataSelector } from '../../shared/dataAttributes';
import { from, until } from '../../shared/theme/breakpoints';
import { cutCorner } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { NdopBand } from '../layout/NdopBand';
import { Panel, PanelPicture } from '../layout/Panel';

const thanks = "[data-stamp='accepted']" satisfies DataSelector;
const waiting = '[data-waiting]' satisfies DataSelector;

/** What the panel's picture and message do while the outcome is loading, and once the island has found it. */
const outcomeStyles = css`
  ${from.largeScreen} {
    /* All return pages begin at one line, so that an answer moves nothing. */
    > :last-child {
      align-content: start;
    }
    /* The picture is beside the thanks; the receipt is below both. */
    &:has(${thanks}, ${waiting}) {
      --beside-picture: calc(50% - 2rem);
      > :first-child {
        align-self: start;
      }
      img {
        position: static;
        /* With the band, as high as the words beside it, and not higher: it would cover the receipt below them. */
        block-size: min(26.375rem, 38vw);
      }
      > :last-child {
        ${cutCorner};
        grid-area: 1 / 1 / auto / span 2;
      }
    }
  }
  /* An outcome without thanks: on a phone or tablet, the head is below the message. A head with a donation is hidden. */
  &:not(:has(${thanks}, ${waiting})) > :first-child {
    ${until.large} {
      grid-row: 2;
      img {
        block-size: min(70vw, 26rem);
      }
    }
    &:has(> div) {
      display: none;
    }
  }
  /* A plain cloth, until the provider's confirmation shows the picture and turns the golden lozenge into its place. */
  &:has(${waiting}) > :first-child {
    background: ${token('--color-night')};
    @media (scripting: none) {
      ${until.large} {
        display: none;
      }
    }
    img {
      opacity: 0;
    }
    div::before {
      transform: rotate(-90deg) scale(0);
    }
  }
  img,
  div::before {
    transition: opacity 0.4s, transform 0.7s;
  }
`;

/** A payment that has ended, or that is not known, has no picture on a phone: the message stands alone. */
const endedStyles = css(outcomeStyles, { [until.large]: { '> :first-child': { display: 'none' } } });

type PaymentReturnPageProps = {
  frame: Pick<Frame, 'site' | 'contact'>;
  outcome: PageOutcome;
  hasOtherWays: boolean | undefined;
  /** Of thanks, or of the way there. */
  picture: PagePicture;
};

export function PaymentReturnPage({ frame, outcome, hasOtherWays, picture }: PaymentReturnPageProps) {
  const { name, legalName, registration, taxNumber, operators } = frame.site;
  return (
    <Panel
      styles={outcome === 'accepted' || outcomes[outcome].isPolled ? outcomeStyles : endedStyles}
      head={
        <>
          <PanelPicture {...picture} />
          {outcome === 'accepted' && <NdopBand hasGoldenLozenge />}
        </>
      }
    >
      <Island
        of={PaymentReturn}
        props={{
          pageOutcome: outcome,
          site: { name, legalName, registration, taxNumber, operators },
          contact: frame.contact,
          hasOtherWays,
        }}
      />
    </Panel>
  );
}
