import type { RefusalReason } from './refusalReasons';

/**
 * `unknown`: the provider does not know the reference. `unchecked`: the provider could not be asked. `pending`: neither
 * accepted nor finally refused.
 */
export const paymentStates = ['accepted', 'refused', 'cancelled', 'pending', 'unknown', 'unchecked'] as const;
export type PaymentState = (typeof paymentStates)[number];

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
