import { channels, currencies } from '../providers/current';
import { buildCustomer, type DonationDraft } from '../rules/donation';

/** The draft of a form that nobody has filled in. */
export const createDraft = (): DonationDraft => ({
  amount: '',
  currency: currencies[0],
  channel: channels[0],
  customer: buildCustomer(() => ''),
});
