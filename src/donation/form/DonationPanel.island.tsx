import { lightBox } from '../../shared/theme/mixins';
import { OpenPayments, labelNames as openPaymentsLabelNames } from '../device/OpenPayments';
import type { ProviderSettings } from '../providers/provider';
import { DonationForm, type FormTexts, labelNames as formLabelNames } from './DonationForm';

export const labelNames = [...formLabelNames, ...openPaymentsLabelNames] as const;

export type DonationPanelProps = FormTexts & {
  /** Undefined until the association has API keys: the panel then says that online payment is not open. */
  providerSettings: ProviderSettings | undefined;
  /** Where the deploy of these pages is reached, the main one first; none on a local server. */
  origins?: readonly string[] | undefined;
};

/** The part of the donation section that needs scripts: an earlier payment of this device, and the form. */
export function DonationPanel({ providerSettings, origins, ...texts }: DonationPanelProps) {
  return (
    <>
      {providerSettings ? (
        <DonationForm texts={texts} settings={providerSettings} origins={origins} />
      ) : (
        <p css={lightBox}>
          <strong>{texts.notOpen}</strong>
        </p>
      )}
      {/* Below the form: it comes with the scripts, and must not move a field that the donor is about to press. */}
      <OpenPayments />
    </>
  );
}
