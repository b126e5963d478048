import { parseUrl } from '../../../content/parseUrl';
import { providerUrl } from './provider';
import { isLocalhost, type Provider } from './startPayment';

/** The environment variables of the provider's account. Browsers receive those that start with GATSBY_. */
export type PaymentVariables = {
  GATSBY_CINETPAY_API_KEY?: string;
  GATSBY_CINETPAY_SITE_ID?: string;
  /** Replaces the provider's address with the emulator's. */
  GATSBY_CINETPAY_URL?: string;
  /** Signs notifications; available to the functions only. */
  CINETPAY_SECRET_KEY?: string;
};

/** @returns undefined while the association has no keys */
export function readProvider(variables: PaymentVariables): Provider | undefined {
  // Keys copied from the provider's pages end with line breaks.
  const apiKey = variables.GATSBY_CINETPAY_API_KEY?.trim();
  const siteId = variables.GATSBY_CINETPAY_SITE_ID?.trim();
  if (!apiKey || !siteId) return undefined;
  return { url: variables.GATSBY_CINETPAY_URL?.trim() || providerUrl, apiKey, siteId };
}

export function readSecretKey({ CINETPAY_SECRET_KEY: key }: PaymentVariables): string | undefined {
  return key?.trim() || undefined;
}

/**
 * Fails a build whose payments would go to the emulator or over plain http.
 * @param isEmulated whether the build is a local one that uses the emulator
 */
export function checkPaymentAddress({ GATSBY_CINETPAY_URL: url }: PaymentVariables, isEmulated: boolean): void {
  if (!url || isEmulated) return;
  const address = parseUrl(url);
  if (address?.protocol !== 'https:' || isLocalhost(address.hostname)) {
    throw new Error(
      `GATSBY_CINETPAY_URL is ${url}: a site for donors must pay to an https address that is not this machine's. ` +
        'Leave it unset for the provider’s own; for the emulator, use npm start.',
    );
  }
}
