import type { APIRequestContext } from '@playwright/test';
import type { Attempt } from '../../src/donation/providers/provider';
import { findProvider } from '../../src/donation/providers/registry';
import type { Decision, EmulatorState, FaultUpdate, Payment } from '../../tools/emulator/payments';
import { emulatorVariables } from '../../tools/paymentVariables';

/** A client of the emulator's control API. */
export type Emulator = {
  /** Sets faults; null clears one. */
  configure: (update: FaultUpdate) => Promise<void>;
  read: () => Promise<EmulatorState['memory']>;
  /** The bodies of the calls that start a payment, oldest first. */
  readRequests: () => Promise<Record<string, unknown>[]>;
  /** Creates a payment without the site's form, if the provider's payments are started by the browser. */
  create: (siteUrl: string, reference: string) => Promise<Payment>;
  /** Decides a payment outside the browser, as a payer does on the phone. */
  decide: (payment: Payment, decision: Decision) => Promise<void>;
};

/** Resets the emulator at a URL. */
export async function resetEmulator(request: APIRequestContext, url: string): Promise<Emulator> {
  await request.delete(`${url}/control`);
  const read: Emulator['read'] = async () => (await request.get(`${url}/control`)).json();

  return {
    read,
    configure: async (update) => {
      const response = await request.put(`${url}/control`, { data: update });
      if (!response.ok()) throw new Error(`The emulator refused its settings: ${await response.text()}`);
    },
    readRequests: async () => (await read()).starts,

    create: async (siteUrl, reference) => {
      const provider = findProvider(process.env);
      const settings = provider.readSettings(emulatorVariables(url));
      if (!settings) throw new Error('The emulator has no keys');
      const donation = { amount: 1000, currency: 'XAF', channel: 'MOBILE_MONEY' } as const;
      const attempt: Attempt = { donation, reference, language: 'fr', origin: siteUrl };
      await provider.client.startPayment(settings, attempt);
      const payment = (await read()).payments.find((one) => one.reference === reference);
      if (!payment) throw new Error(`The emulator did not create the payment ${reference}`);
      return payment;
    },

    decide: async ({ token }, decision) => {
      await request.post(`${url}/payment/${token}`, { form: { decision } });
    },
  };
}
