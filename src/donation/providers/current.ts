// The provider of this site, for the pages and the build. Another provider takes its place in this file and in
// currentServer.ts; nothing else imports a provider's folder, except for tests that speak for the provider.

export {
  acceptsDonations,
  checkPaymentAddress,
  type PaymentVariables,
  type ProviderSettings,
  readProviderSettings,
  readSecretKey,
} from './cinetpay/settings';
export { startPayment } from './cinetpay/startPayment';
export { descriptionLanguage, operatorNames, providerUrl, referenceNames } from './cinetpay/vocabulary';
