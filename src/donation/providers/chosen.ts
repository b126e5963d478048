// The provider of the pages. Bundlers put the client of the chosen one in place of this file (providerClient.ts);
// the build, the functions and the tools ask registry.ts. Nothing else imports a provider's folder, but for tests.
export * from './cinetpay/client';
