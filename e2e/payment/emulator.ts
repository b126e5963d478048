import type { APIRequestContext } from '@playwright/test';
import { emulatorCredentials } from '../../tools/emulator/credentials';
import type { SentCall } from '../../tools/emulator/desk';
import type { Orders } from '../../tools/emulator/orders';
import type { Channel, Decision, Payment } from '../../tools/emulator/payments';

type Report = {
  payments: Payment[];
  received: { method: string; path: string; contentType?: string; body: Record<string, unknown> }[];
  sent: SentCall[];
};

/** The provider's stand-in, as a test orders it about and reads what it was asked. */
export type Emulator = {
  /** Chooses what goes wrong, or with null what no longer does. */
  order: (orders: Orders) => Promise<void>;
  read: () => Promise<Report>;
  /** The bodies of the requests for a payment, in their order. */
  readRequests: () => Promise<Record<string, unknown>[]>;
  /** Creates a payment as the site would, without its form. */
  create: (siteUrl: string, transactionId: string) => Promise<Payment>;
  /** Decides a payment as its payer would, in another place than the browser. */
  decide: (payment: Payment, decision: Decision, channel?: Channel) => Promise<void>;
};

/** Has the emulator at an address forget all that it was told. */
export async function resetEmulator(request: APIRequestContext, url: string): Promise<Emulator> {
  await request.delete(`${url}/control`);

  const read = async (): Promise<Report> => (await request.get(`${url}/control`)).json();

  const order = async (orders: Orders) => {
    const response = await request.put(`${url}/control`, { data: orders });
    if (!response.ok()) throw new Error(`The emulator was not ordered about: ${await response.text()}`);
  };

  return {
    order,
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

    decide: async ({ token }, decision, channel = 'MOBILE_MONEY') => {
      await request.post(`${url}/payment/${token}`, { form: { decision, channel } });
    },
  };
}
