import type { PaymentState } from './outcomes';
import type { RefusalReason } from './refusalReasons';

/** The provider's answer about a payment, without personal data. */
export type PaymentCheck = {
  state: PaymentState;
  amount?: number;
  currency?: string;
  reason?: RefusalReason;
  /** The provider's name for the operator or the card: `OM`. */
  method?: string;
  /** The operator's transaction number of an accepted payment. */
  operatorId?: string;
  /** When the payment was accepted, in the provider's undocumented time zone: `2022-09-15 22:57:15`. */
  paidAt?: string;
};
