/** The `provider` of the payments that this API starts. */
export const id = 'cinetpay';

/**
 * Shaped like real keys but recognizable in a log or a bundle. The secret key differs from the API key, so that a
 * signature with the wrong key fails.
 */
export const account = {
  apiKey: '1000000000e0e0e0e0e0e0e0.10000001',
  siteId: '100001',
  secretKey: '2000000000e0e0e0e0e0e0e0.20000002',
};
