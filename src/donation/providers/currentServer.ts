// What only the functions ask of the provider: see current.ts.

export { checkPayment } from './cinetpay/checkPayment';
export { readNotification } from './cinetpay/readNotification';
