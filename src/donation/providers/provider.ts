import type { Language } from '../../i18n/languages';
import type { Donation } from '../rules/donation';

// What every provider is told and answers; each folder here is one provider. Its answer to a check is a `PaymentCheck`.

export type Attempt = {
  donation: Donation;
  transactionId: string;
  language: Language;
  /** The site's origin, for the notification and return addresses. */
  origin: string;
};

/**
 * `refused`: the provider refused. `network`: no answer, or an unreadable one. `address`: the provider accepted, but named
 * a payment page that is not one of its own.
 */
export const paymentFailures = ['refused', 'network', 'address'] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

export type PaymentStart =
  | { status: 'redirect'; url: string }
  /** `description`: the provider's text for a refusal. `isIdTaken`: it has a payment with this identifier already. */
  | { status: 'failed'; reason: PaymentFailure; description?: string; isIdTaken?: true };

/** A provider's notification, which is not trusted: only a check tells how the payment stands. */
export type PaymentNotification = {
  reference: string;
  amount: number;
  /** Whether it says that the payment was accepted. */
  isPaid: boolean;
};
