import type { PaymentVariables } from '../src/donation/settings';
import { emulatorCredentials } from './emulator/credentials';
import { readPort } from './readPort';

/** What a site needs to be built for, and served with, the payment emulator of this machine. */
export function emulatorVariables(url = `http://127.0.0.1:${readEmulatorPort()}`): Required<PaymentVariables> {
  return {
    GATSBY_CINETPAY_API_KEY: emulatorCredentials.apiKey,
    GATSBY_CINETPAY_SITE_ID: emulatorCredentials.siteId,
    GATSBY_CINETPAY_URL: `${url}/v2/payment`,
    CINETPAY_SECRET_KEY: emulatorCredentials.secretKey,
  };
}

export function readEmulatorPort(): number {
  return readPort('EMULATOR_PORT', 8890);
}

/** Whether somebody has set keys of their own: the emulator then stays out of the way. */
export function hasOwnKeys(variables: PaymentVariables): boolean {
  return Boolean(variables.GATSBY_CINETPAY_API_KEY || variables.GATSBY_CINETPAY_SITE_ID);
}
