import { readAddress } from '../content/readAddress';
import { providerUrl } from './provider';
import { isLocalhost, type Provider } from './startPayment';

/** The variables that hold what the provider gave the association. The two GATSBY_ ones are also in the browser. */
export type PaymentVariables = {
  GATSBY_CINETPAY_API_KEY?: string;
  GATSBY_CINETPAY_SITE_ID?: string;
  /** Another address than the provider's own: the emulator's. */
  GATSBY_CINETPAY_URL?: string;
  /** Signs notifications; the functions' alone. */
  CINETPAY_SECRET_KEY?: string;
};

/** The provider as these variables know it, or nothing as long as the association has no keys. */
export function readProvider(variables: PaymentVariables): Provider | undefined {
  // Copied from the provider's pages, they bring line breaks along.
  const apiKey = variables.GATSBY_CINETPAY_API_KEY?.trim();
  const siteId = variables.GATSBY_CINETPAY_SITE_ID?.trim();
  if (!apiKey || !siteId) return undefined;
  return { url: variables.GATSBY_CINETPAY_URL?.trim() || providerUrl, apiKey, siteId };
}

export function readSecretKey({ CINETPAY_SECRET_KEY: key }: PaymentVariables): string | undefined {
  return key?.trim() || undefined;
}

/**
 * Stops a build whose donors would pay to the emulator, or to an address that anybody on the way can read.
 * @param isEmulated the build is for this machine alone, and says so
 * @throws in words
 */
export function checkPaymentAddress({ GATSBY_CINETPAY_URL: url }: PaymentVariables, isEmulated: boolean): void {
  if (!url || isEmulated) return;
  const address = readAddress(url);
  if (address?.protocol !== 'https:' || isLocalhost(address.hostname)) {
    throw new Error(
      `GATSBY_CINETPAY_URL is ${url}: a site for donors must pay to an https address that is not this machine's. ` +
        'Leave it unset for the provider’s own; for the emulator, use npm start.',
    );
  }
}
