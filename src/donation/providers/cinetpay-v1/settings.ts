import { noPaymentsEffect, type ProviderSettings, type ProviderVariable, type Variables } from '../provider';
import { isOnThisMachine } from '../urls';
import { cinetpayV1Url } from './vocabulary';

export type Keys = { url: string; apiKey: string; password: string };

export const cinetpayV1Variables = [
  { name: 'CINETPAY_V1_API_KEY', role: 'secret', effect: noPaymentsEffect, testKey: /^sk_test_/ },
  { name: 'CINETPAY_V1_API_PASSWORD', role: 'secret', effect: noPaymentsEffect },
  { name: 'CINETPAY_V1_URL', role: 'url' },
] as const satisfies readonly ProviderVariable[];

export function readKeys(variables: Variables): Keys | undefined {
  const apiKey = variables.CINETPAY_V1_API_KEY?.trim();
  const password = variables.CINETPAY_V1_API_PASSWORD?.trim();
  if (!apiKey || !password) return undefined;
  return { url: variables.CINETPAY_V1_URL?.trim().replace(/\/+$/, '') || cinetpayV1Url, apiKey, password };
}

/**
 * The settings in pages name no relay, because pages call only this site's function. They name an emulator, because the
 * poster of a published site that uses one is marked as a specimen (`reachesProvider`).
 */
export function readCinetpayV1Settings(variables: Variables): ProviderSettings | undefined {
  const keys = readKeys(variables);
  return keys && { url: isOnThisMachine(keys.url) ? keys.url : cinetpayV1Url };
}
