import { parseUrl } from '../../../content/parseUrl';
import { providerUrl } from './vocabulary';

export type ProviderSettings = {
  /** The endpoint that creates payments. */
  url: string;
  apiKey: string;
  siteId: string;
};

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
export function readProviderSettings(variables: PaymentVariables): ProviderSettings | undefined {
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

/** Whether the site has a provider that its donors can reach: a published site cannot use an emulator on localhost. */
export function acceptsDonations(provider: ProviderSettings | undefined, siteUrl: string): boolean {
  if (!provider) return false;
  return !isLocalhost(new URL(provider.url).hostname) || isLocalhost(new URL(siteUrl).hostname);
}

function isLocalhost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
