// The client of the chosen provider, for pages: a build puts it in place of this file (src/gatsby/providerClient.ts).
// Types and tests use the client of the default provider, named here. All other code asks server/registry.ts.
export * from './cinetpay/client';
