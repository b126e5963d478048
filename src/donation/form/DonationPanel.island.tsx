import { useEffect, useState } from 'react';
import { lightBox } from '../../theme/mixins';
import { acceptsDonations } from '../providers/addresses';
import type { ProviderSettings } from '../providers/provider';
import { DonationForm, type FormTexts } from './DonationForm';
import { LastPayment } from './LastPayment';

export type DonationPanelProps = FormTexts & {
  /** Undefined until the association has API keys: the panel then says that online payment is not open. */
  providerSettings: ProviderSettings | undefined;
};

/** The part of the donation section that needs scripts: an earlier payment of this device, and the form. */
export function DonationPanel({ providerSettings, ...texts }: DonationPanelProps) {
  const provider = useReachableProvider(providerSettings);
  return (
    <>
      {provider ? (
        <DonationForm texts={texts} provider={provider} />
      ) : (
        <p css={lightBox}>
          <strong>{texts.notOpen}</strong>
        </p>
      )}
      {/* Below the form: it comes with the scripts, and must not move a field that the donor is about to press. */}
      <LastPayment />
    </>
  );
}

/** Drops the emulator's address on any other host: an uploaded test build would send donors to their own device. */
function useReachableProvider(provider: ProviderSettings | undefined): ProviderSettings | undefined {
  const [isReachable, setReachable] = useState(true);
  useEffect(() => setReachable(acceptsDonations(provider, window.location.href)), [provider]);
  return isReachable ? provider : undefined;
}
