import type { APIRequestContext } from '@playwright/test';
import type { Attempt } from '../../src/donation/providers/provider';
import { findProvider } from '../../src/donation/providers/registry';
import { apiPath, loadEmulatedProvider } from '../../tools/emulator/emulatedProviders';
import type { SentCall } from '../../tools/emulator/emulatorState';
import type { Decision, Payment } from '../../tools/emulator/payments';
import type { SettingsUpdate } from '../../tools/emulator/settings';
import { emulatorVariables } from '../../tools/paymentVariables';

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
  /** The bodies of the calls that start a payment, oldest first. */
  readRequests: () => Promise<Record<string, unknown>[]>;
  /** Creates a payment without the site's form, with a provider whose payments the browser starts. */
  create: (siteUrl: string, transactionId: string) => Promise<Payment>;
  /** Decides a payment outside the browser, as a payer does on the phone. */
  decide: (payment: Payment, decision: Decision) => Promise<void>;
};

/** Resets the emulator at a URL. */
export async function resetEmulator(request: APIRequestContext, url: string): Promise<Emulator> {
  await request.delete(`${url}/control`);
  const provider = findProvider(process.env);
  const startPath = `${apiPath(provider.id)}${loadEmulatedProvider(provider.id).startPath}`;

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
        .filter(({ method, path }) => method === 'POST' && path === startPath)
        .map(({ body }) => body),

    create: async (siteUrl, transactionId) => {
      const settings = provider.readSettings(emulatorVariables(url));
      if (!settings) throw new Error('The emulator has no keys');
      const donation = { amount: 1000, currency: 'XAF', channel: 'MOBILE_MONEY' } as const;
      const attempt: Attempt = { donation, transactionId, language: 'fr', origin: siteUrl };
      await provider.client.startPayment(settings, attempt);
      const payment = (await read()).payments.find((one) => one.transactionId === transactionId);
      if (!payment) throw new Error(`The emulator did not create the payment ${transactionId}`);
      return payment;
    },

    decide: async ({ token }, decision) => {
      await request.post(`${url}/payment/${token}`, { form: { decision } });
    },
  };
}
