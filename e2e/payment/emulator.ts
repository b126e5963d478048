import type { APIRequestContext } from '@playwright/test';
import type { Decision, EmulatorState, NotifyTime, Payment } from '../../tools/emulator/payments';

/** A client of the emulator's control API. */
export type Emulator = {
  /** Chooses when the site is notified. */
  notify: (time: NotifyTime) => Promise<void>;
  read: () => Promise<EmulatorState['memory']>;
  /** The bodies of the calls that start a payment, oldest first. */
  readRequests: () => Promise<Record<string, unknown>[]>;
  /** Decides a payment outside the browser, as a donor does on the phone. */
  decide: (payment: Payment, decision: Decision) => Promise<void>;
};

/** Resets the emulator at a URL. */
export async function resetEmulator(request: APIRequestContext, url: string): Promise<Emulator> {
  await request.delete(`${url}/control`);
  const read: Emulator['read'] = async () => (await request.get(`${url}/control`)).json();

  return {
    read,
    notify: async (time) => {
      await request.get(url, { params: { notify: time } });
    },
    readRequests: async () => (await read()).startCalls,

    decide: async ({ token }, decision) => {
      await request.post(`${url}/payment/${token}`, { form: { decision } });
    },
  };
}
