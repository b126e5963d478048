import { readProvider } from '../donation/settings';

/**
 * The provider as this build knows it. Gatsby puts values in the place of `process.env.GATSBY_…` written out in full,
 * and of nothing else.
 */
export const payment = readProvider({
  GATSBY_CINETPAY_API_KEY: process.env.GATSBY_CINETPAY_API_KEY,
  GATSBY_CINETPAY_SITE_ID: process.env.GATSBY_CINETPAY_SITE_ID,
  GATSBY_CINETPAY_URL: process.env.GATSBY_CINETPAY_URL,
});
