import { lightBoxStyles } from '../../shared/theme/islandStyles';
import { OpenPayments, labelNames as openPaymentsLabelNames } from '../openPayments/OpenPayments';
import { DonationForm, type FormTexts, labelNames as formLabelNames } from './DonationForm';
import type { PaymentSetup } from './useDonation';

export const labelNames = [...formLabelNames, ...openPaymentsLabelNames] as const;

export type DonationPanelProps = FormTexts & {
  /** Undefined without the provider's keys, and while the content closes online payment: the panel says so. */
  paymentSetup: PaymentSetup | undefined;
};

/** The part of the donation section that needs scripts: the form, and this device's open payments. */
export function DonationPanel({ paymentSetup, ...texts }: DonationPanelProps) {
  return (
    <>
      {paymentSetup ? (
        <DonationForm texts={texts} paymentSetup={paymentSetup} />
      ) : (
        <p css={lightBoxStyles}>
          <strong>{texts.notOpen}</strong>
        </p>
      )}
      {/* Stands below the form, because it appears late: it must not move a field that the donor is about to press. */}
      <OpenPayments />
    </>
  );
}
