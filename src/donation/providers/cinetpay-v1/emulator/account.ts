/** The `provider` of the payments that this API starts. */
export const id = 'cinetpay-v1';

/** docs/cinetpay-v1.md 2. */
export const account = { apiKey: 'sk_test_e0e0e0e0e0e0e0e0', password: 'e0-password-of-the-emulator' };
