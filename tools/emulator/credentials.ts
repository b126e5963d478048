// Shaped like real keys but recognizable in a log or a bundle. The secret key differs from the API key, so that
// a signature with the wrong key fails.
const emulatorApiKey = '1000000000e0e0e0e0e0e0e0.10000001';
const emulatorSiteId = '100001';
const emulatorSecretKey = '2000000000e0e0e0e0e0e0e0.20000002';

/** The only merchant account of the emulator. */
export const emulatorCredentials = { apiKey: emulatorApiKey, siteId: emulatorSiteId, secretKey: emulatorSecretKey };
