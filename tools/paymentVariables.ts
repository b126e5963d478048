import type { PaymentVariables } from '../src/donation/providers/current';
import { emulatorCredentials } from './emulator/credentials';
import { readPort } from './ports';

/** The environment of a build and of a server that use the local emulator. */
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

/** Whether payment keys are set; the tools then start no emulator. */
export function hasOwnKeys(variables: PaymentVariables): boolean {
  return Boolean(variables.GATSBY_CINETPAY_API_KEY || variables.GATSBY_CINETPAY_SITE_ID);
}
