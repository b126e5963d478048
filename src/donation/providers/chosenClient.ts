// The client of the chosen provider, for pages. Bundlers replace this file with it (src/gatsby/providerClient.ts); what
// stands here is the default provider's, for types and tests. The build, the functions and the tools ask registry.ts.
export * from './cinetpay/client';
