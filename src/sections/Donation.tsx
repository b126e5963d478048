import type { ReactNode } from 'react';
import { Island } from '../components/Island';
import { shareLabels } from '../components/ShareLink';
import { anchors } from '../content/anchors';
import { DonationIsland, type DonationProps } from '../donationForm/DonationIsland';
import { Band, NdopBand } from '../layout/Band';

/** The donation section, an island; what the page adds stands below it. */
export function Donation({ children, ...props }: DonationProps & { children?: ReactNode }) {
  return (
    <>
      <NdopBand />
      <Band id={anchors.donation} tone="night" usualHeight="87rem">
        <Island
          name="donation"
          of={DonationIsland}
          labels={['donation.', 'error.', 'lastPayment.', 'section.donation', ...shareLabels, 'share.donation']}
          props={props}
        />
        {children}
      </Band>
    </>
  );
}
