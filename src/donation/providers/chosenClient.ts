// Pages import the chosen provider's client from here: a build puts that client in place of this file
// (src/gatsby/providerClient.ts). Types and tests see the default provider's.
export * from './cinetpay/client';
