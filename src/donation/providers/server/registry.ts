import { cinetpay } from '../cinetpay/server/provider';
import { cinetpayV1 } from '../cinetpay-v1/server/provider';
import type { Provider, Variables } from '../provider';

/** The providers that the site can use. The first is the specification's, and the default. */
export const providers: readonly Provider[] = [cinetpay, cinetpayV1];

export const providerNames: readonly string[] = providers.map(({ name }) => name);

/** The provider that GATSBY_PAYMENT_PROVIDER names; if it names none, the first. Throws for an unknown name. */
export function findProvider({ GATSBY_PAYMENT_PROVIDER: name }: Variables): Provider {
  const chosen = name?.trim() ? providers.find(({ id }) => id === name.trim()) : providers[0];
  if (chosen) return chosen;
  throw new Error(`GATSBY_PAYMENT_PROVIDER is ${name}: name one of ${providers.map(({ id }) => id).join(', ')}.`);
}
