// The client of the chosen provider, for pages. A build replaces this file by it (src/gatsby/providerClient.ts). Types
// and tests use the default provider's, as it stands here. All other code asks server/registry.ts.
export * from './cinetpay/client';
