import type { Emulator } from '../../../../../tools/emulator/server';
import { ask, jsonHeaders, type Reply } from '../../../../../tools/emulator/testCalls';
import { account } from './account';

// Valid calls of a merchant, and their replies.

/** Makes the payment one by card. */
export const card = {
  channels: 'CREDIT_CARD',
  customer_name: 'Abena',
  customer_surname: 'Marie',
  customer_email: 'marie@example.org',
  customer_phone_number: '+237699000000',
  customer_address: 'Rue 1',
  customer_city: 'Yaoundé',
  customer_country: 'CM',
  customer_state: 'CE',
  customer_zip_code: '00237',
};

export function makeOrder(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    apikey: account.apiKey,
    site_id: account.siteId,
    transaction_id: '12345678',
    amount: 1000,
    currency: 'XAF',
    description: 'Don au projet',
    notify_url: 'http://127.0.0.1:9/cinetpay-notify',
    return_url: 'http://127.0.0.1:9/cinetpay-return',
    channels: 'MOBILE_MONEY',
    lang: 'fr',
    ...changes,
  };
}

export function pay(emulator: Emulator, changes: Record<string, unknown> = {}): Promise<Reply> {
  const body = JSON.stringify(makeOrder(changes));
  return ask(`${emulator.url}/v2/payment`, { method: 'POST', headers: jsonHeaders, body });
}

/** @returns the URL of the hosted page of a new payment */
export async function openPayment(emulator: Emulator, changes: Record<string, unknown> = {}): Promise<string> {
  return JSON.parse((await pay(emulator, changes)).text).data.payment_url;
}

export function check({ url }: Emulator, changes: Record<string, unknown> = {}): Promise<Reply> {
  const { apiKey, siteId } = account;
  const body = JSON.stringify({ apikey: apiKey, site_id: siteId, transaction_id: '12345678', ...changes });
  return ask(`${url}/v2/payment/check`, { method: 'POST', headers: jsonHeaders, body });
}
