import type { Currency } from './amount';

/** A payment started on this device, without personal data; `startedAt` is in milliseconds since the epoch. */
export type RememberedPayment = {
  reference: string;
  amount: number;
  currency: Currency;
  startedAt: number;
  /** The provider's final answer, once a page has shown it. As stored: whoever reads it must validate it. */
  finalAnswer?: Readonly<Record<string, unknown>>;
};
