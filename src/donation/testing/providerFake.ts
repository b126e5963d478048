import { join } from 'node:path';
import type { Customer } from '../rules/donation';

export type PaymentEnd = 'accepted' | 'refused' | 'cancelled';

/** Stands in for a provider in the tests that run over all of them: `fake` in its file in `providerFakes/`. */
export type ProviderFake = {
  variables: Record<string, string>;
  /** The details of a donor, all of which the provider takes. */
  details: Customer;
  /** Answers each call of a function that starts a payment. */
  answerStart?: (reference: string, ...call: Parameters<typeof fetch>) => Response;
  /** How donors can end a payment. */
  ends: readonly PaymentEnd[];
  /** Our reference, from the request of a check. */
  readReference: (...call: Parameters<typeof fetch>) => string;
  /** @param state undefined for an unknown payment */
  answerCheck: (reference: string, state: PaymentEnd | 'waiting' | undefined) => Response;
  notify: (address: string, reference: string) => Request;
  /**
   * The provider notifies only of payments that have ended. If a check finds none ended, it is asked to notify again.
   */
  notifiesEnds?: true;
};

export function loadFake(id: string): ProviderFake {
  return require(join(__dirname, 'providerFakes', id)).fake;
}
