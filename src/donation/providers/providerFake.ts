import { join } from 'node:path';
import type { CustomerField } from '../rules/donation';

export type PaymentEnd = 'accepted' | 'refused' | 'cancelled';

/** What the form has sent. */
export type Sent = { amount: number; currency: string; channel: string; id: string; typed?: string };

/** Stands in for a provider in the tests that run over all of them: `fake` in `fake.ts` of its folder. */
export type ProviderFake = {
  variables: Record<string, string>;
  /** A field of the donor's details, and the details of somebody, which the provider takes. */
  field: CustomerField;
  text: string;
  /** `typed`: what it says of `field`. */
  readStart: (body: unknown) => Sent;
  refuseStart: () => object;
  answerStart: (page: string) => object;
  /** What is kept of a payment that a function starts. */
  keep?: (reference: string) => Record<string, string>;
  /** How payers can end a payment. */
  ends: readonly PaymentEnd[];
  readReference: (...call: Parameters<typeof fetch>) => string;
  /** @param state undefined for an unknown payment */
  answerCheck: (reference: string, state: PaymentEnd | 'waiting' | undefined) => object;
  notify: (reference: string) => RequestInit;
  /** Whether notifications tell of ends alone, so that one without an end is to come again. */
  notifiesEnds?: true;
};

export function loadFake(id: string): ProviderFake {
  return require(join(__dirname, id, 'fake')).fake;
}
