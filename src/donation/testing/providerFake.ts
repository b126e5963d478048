import { join } from 'node:path';
import type { Customer } from '../rules/donation';

/** Whether a notification has the provider's own signature or token. */
export type Signature = 'right' | 'wrong';

export type FinalState = 'accepted' | 'refused' | 'cancelled';

/** Stands in for a provider in tests of all providers: each file in `providerFakes/` exports one as `fake`. */
export type ProviderFake = {
  variables: Record<string, string>;
  /** The details of a donor, in formats that the provider takes. */
  details: Customer;
  /** Answers each call that a function makes to start a payment. */
  answerStart?: (reference: string, ...call: Parameters<typeof fetch>) => Response;
  /** The states in which a payment can end. */
  finalStates: readonly FinalState[];
  /** Reads our reference from the request of a check. */
  readReference: (...call: Parameters<typeof fetch>) => string;
  /** @param state undefined for an unknown payment */
  answerCheck: (reference: string, state: FinalState | 'pending' | undefined) => Response;
  notify: (url: string, reference: string, signature: Signature) => Request;
};

const fakes: Record<string, ProviderFake> = {};

/** Keeps the fake: a check that a test has cut off may call it after the test, when jest loads no file any more. */
export function loadFake(id: string): ProviderFake {
  fakes[id] ??= require(join(__dirname, 'providerFakes', id)).fake as ProviderFake;
  return fakes[id];
}
