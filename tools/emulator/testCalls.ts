import { type IncomingHttpHeaders, request } from 'node:http';
import { type Emulator, startEmulator } from './server';

// Shared by the tests of this folder: valid calls of a merchant, and their replies.

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

/** Starts an emulator for the tests of a file and resets it after each. */
export function useEmulator(clock?: () => number): () => Emulator {
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await startEmulator({ port: 0, clock, env: {} });
  });
  afterEach(() => ask(`${emulator.url}/control`, { method: 'DELETE' }));
  afterAll(() => emulator.close());
  return () => emulator;
}

/** Sends exactly what is given: fetch would add a user agent, follow redirects and hide broken answers. */
export function ask(url: string, { method = 'GET', headers, body }: RequestOptions = {}): Promise<Reply> {
  return new Promise((done, fail) => {
    const outgoing = request(url, { method, headers, agent: false }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      done({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    outgoing.once('error', fail);
    outgoing.end(body);
  });
}

export const jsonHeaders = { 'User-Agent': 'a browser', 'Content-Type': 'application/json' };

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

export function makeOrder({ credentials }: Emulator, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    apikey: credentials.apiKey,
    site_id: credentials.siteId,
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
  const body = JSON.stringify(makeOrder(emulator, changes));
  return ask(`${emulator.url}/v2/payment`, { method: 'POST', headers: jsonHeaders, body });
}

/** @returns the URL of the hosted page of a new payment */
export async function openPayment(emulator: Emulator, changes: Record<string, unknown> = {}): Promise<string> {
  return JSON.parse((await pay(emulator, changes)).text).data.payment_url;
}

export function press(paymentUrl: string, decision: string): Promise<Reply> {
  return ask(paymentUrl, { method: 'POST', body: new URLSearchParams({ decision }).toString() });
}

export function check({ url, credentials }: Emulator, changes: Record<string, unknown> = {}): Promise<Reply> {
  const { apiKey, siteId } = credentials;
  const body = JSON.stringify({ apikey: apiKey, site_id: siteId, transaction_id: '12345678', ...changes });
  return ask(`${url}/v2/payment/check`, { method: 'POST', headers: jsonHeaders, body });
}

export function control({ url }: Emulator, settings: unknown): Promise<Reply> {
  return ask(`${url}/control`, { method: 'PUT', body: JSON.stringify(settings) });
}
