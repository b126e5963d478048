import { noPaymentsEffect, type ProviderSettings, type ProviderVariable, type Variables } from '../provider';
import { cinetpayUrl } from './vocabulary';

/** Pages contain all of these but the secret key, which signs notifications. */
export const cinetpayVariables = [
  { name: 'GATSBY_CINETPAY_API_KEY', role: 'public', effect: noPaymentsEffect },
  { name: 'GATSBY_CINETPAY_SITE_ID', role: 'public', effect: noPaymentsEffect },
  {
    name: 'CINETPAY_SECRET_KEY',
    role: 'secret',
    // No worse, because a check of a payment needs no secret key: donors still see its result.
    effect: 'the provider’s notifications cannot be checked, and are refused',
  },
  { name: 'GATSBY_CINETPAY_URL', role: 'url' },
] as const satisfies readonly ProviderVariable[];

export function readCinetpaySettings(variables: Variables): ProviderSettings | undefined {
  // Keys copied from the provider's pages may end with line breaks.
  const apiKey = variables.GATSBY_CINETPAY_API_KEY?.trim();
  const siteId = variables.GATSBY_CINETPAY_SITE_ID?.trim();
  if (!apiKey || !siteId) return undefined;
  return { url: variables.GATSBY_CINETPAY_URL?.trim() || cinetpayUrl, apiKey, siteId };
}
