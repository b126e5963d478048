import type { PaymentClient } from '../donation/providers/provider';
import { findProvider } from '../donation/providers/registry';

let chosen = findProvider({}).client;

/** For tests: replaces providers/current.ts, where bundlers put the client of the build's provider. */
export const currentClient = new Proxy({} as PaymentClient, { get: (_, name: keyof PaymentClient) => chosen[name] });

export function chooseCurrentClient(id: string): void {
  chosen = findProvider({ GATSBY_PAYMENT_PROVIDER: id }).client;
}
