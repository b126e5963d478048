import { css } from '@emotion/react';
import type { Frame, PagePicture } from '../../content/present/present';
import { PaymentReturn } from '../../donation/return/PaymentReturn.island';
import { outcomes, type PageOutcome } from '../../donation/rules/outcomes';
import { Island } from '../../shared/components/Island';
import type { DataSelector } from '../../shared/dataAttributes';
import { largeScreen, until } from '../../shared/theme/breakpoints';
import { cutCornerStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { NdopBand } from '../layout/NdopBand';
import { Panel, PanelPicture } from '../layout/Panel';

const thanks = "[data-stamp='accepted']" satisfies DataSelector;
const waiting = '[data-waiting]' satisfies DataSelector;

/** What the panel's picture and message do while the outcome is loading, and once the island has found it. */
const outcomeStyles = css`
  ${largeScreen} {
    /* The message begins at the top, so that what the provider's answer adds or removes moves nothing. */
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
        /* Picture and band are as high as the words beside them. Higher, they would cover the receipt below. */
        block-size: min(28.5rem, 44vw);
      }
      > :last-child {
        ${cutCornerStyles};
        grid-area: 1 / 1 / auto / span 2;
      }
    }
  }
  /* On a phone or tablet, a page without thanks has its head below the message, and hides a head with a donation. */
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
  /* The provider's confirmation shows the picture, and turns the golden lozenge. Until then, the head is plain. */
  &:has(${waiting}) > :first-child {
    background: ${token('--color-night')};
    @media (scripting: none) {
      ${until.large} {
        display: none;
      }
    }
    img,
    p {
      opacity: 0;
    }
    div::before {
      transform: rotate(-90deg) scale(0);
    }
  }
  /* The tag of the picture of thanks stands above the band. */
  picture + p:has(+ div) {
    inset-block-end: 3.5rem;
  }
  img,
  picture + p,
  div::before {
    transition: opacity 0.4s, transform 0.7s;
  }
`;

/** Refused, cancelled, unknown and neutral pages have a short message. */
const shortStyles = css(outcomeStyles, { [largeScreen]: { minBlockSize: 'min(36rem, 100svh - 10rem)' } });

type PaymentReturnPageProps = {
  frame: Pick<Frame, 'site' | 'contact'>;
  outcome: PageOutcome;
  hasOtherWays: boolean | undefined;
  /** A picture of its own for thanks; the same on all other return pages. */
  picture: PagePicture;
};

export function PaymentReturnPage({ frame, outcome, hasOtherWays, picture }: PaymentReturnPageProps) {
  const { name, legalName, registration, taxNumber, operators } = frame.site;
  return (
    <Panel
      styles={outcome === 'accepted' || outcomes[outcome].isPolled ? outcomeStyles : shortStyles}
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
