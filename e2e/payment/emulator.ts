import type { APIRequestContext } from '@playwright/test';
import { emulatorCredentials } from '../../tools/emulator/credentials';
import type { SentCall } from '../../tools/emulator/emulatorState';
import type { Decision, Payment } from '../../tools/emulator/payments';
import type { SettingsUpdate } from '../../tools/emulator/settings';

type Report = {
  payments: Payment[];
  received: { method: string; path: string; contentType?: string; body: Record<string, unknown> }[];
  sent: SentCall[];
};

/** A client of the emulator's control API. */
export type Emulator = {
  /** Sets faults and switches; null clears a fault. */
  configure: (update: SettingsUpdate) => Promise<void>;
  read: () => Promise<Report>;
  /** The bodies of the init calls, oldest first. */
  readRequests: () => Promise<Record<string, unknown>[]>;
  /** Creates a payment without the site's form. */
  create: (siteUrl: string, transactionId: string) => Promise<Payment>;
  /** Decides a payment outside the browser, as a payer does on the phone. */
  decide: (payment: Payment, decision: Decision) => Promise<void>;
};

/** Resets the emulator at a URL. */
export async function resetEmulator(request: APIRequestContext, url: string): Promise<Emulator> {
  await request.delete(`${url}/control`);

  const read = async (): Promise<Report> => (await request.get(`${url}/control`)).json();

  const configure = async (update: SettingsUpdate) => {
    const response = await request.put(`${url}/control`, { data: update });
    if (!response.ok()) throw new Error(`The emulator refused its settings: ${await response.text()}`);
  };

  return {
    configure,
    read,
    readRequests: async () =>
      (await read()).received
        .filter(({ method, path }) => method === 'POST' && path === '/v2/payment')
        .map(({ body }) => body),

    create: async (siteUrl, transactionId) => {
      const data = {
        apikey: emulatorCredentials.apiKey,
        site_id: emulatorCredentials.siteId,
        transaction_id: transactionId,
        amount: 1000,
        currency: 'XAF',
        description: 'Don au projet',
        notify_url: `${siteUrl}/cinetpay-notify`,
        return_url: `${siteUrl}/cinetpay-return`,
        channels: 'MOBILE_MONEY',
      };
      await request.post(`${url}/v2/payment`, { data });
      const payment = (await read()).payments.find((one) => one.transactionId === transactionId);
      if (!payment) throw new Error(`The emulator did not create the payment ${transactionId}`);
      return payment;
    },

    decide: async ({ token }, decision) => {
      await request.post(`${url}/payment/${token}`, { form: { decision } });
    },
  };
}
