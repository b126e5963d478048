// Shaped like real keys but recognizable in a log or a bundle. The secret key differs from the API key, so that
// a signature with the wrong key fails.
const emulatorApiKey = '1000000000e0e0e0e0e0e0e0.10000001';
const emulatorSiteId = '100001';
const emulatorSecretKey = '2000000000e0e0e0e0e0e0e0.20000002';

/** The keys of API v1: docs/cinetpay-v1.md 2. */
export const v1Credentials = { apiKey: 'sk_test_e0e0e0e0e0e0e0e0', password: 'e0-password-of-the-emulator' };

/** The only merchant account of the emulator. */
export const emulatorCredentials = { apiKey: emulatorApiKey, siteId: emulatorSiteId, secretKey: emulatorSecretKey };

/** Every key of the emulator: none may be a published site's. */
export const emulatorKeys: readonly string[] = [emulatorCredentials, v1Credentials].flatMap((keys) =>
  Object.values(keys),
);

/** The variables with which a site pays to the emulator at an address, by the name of the API that it speaks. */
export const emulatorSettings: Record<string, (url: string) => Record<string, string>> = {
  cinetpay: (url) => ({
    GATSBY_CINETPAY_API_KEY: emulatorApiKey,
    GATSBY_CINETPAY_SITE_ID: emulatorSiteId,
    GATSBY_CINETPAY_URL: `${url}/v2/payment`,
    CINETPAY_SECRET_KEY: emulatorSecretKey,
  }),
  'cinetpay-v1': (url) => ({
    CINETPAY_V1_API_KEY: v1Credentials.apiKey,
    CINETPAY_V1_API_PASSWORD: v1Credentials.password,
    CINETPAY_V1_URL: url,
  }),
};
