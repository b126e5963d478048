import type { APIRequestContext } from '@playwright/test';
import type { Decision, EmulatorState, NotifyTime, Payment } from '../../tools/emulator/payments';

export type Emulator = Awaited<ReturnType<typeof resetEmulator>>;

/**
 * Resets the emulator at a URL.
 * @returns a client of its control API
 */
export async function resetEmulator(request: APIRequestContext, url: string) {
  await request.delete(url);
  const read = async (): Promise<EmulatorState['memory']> => (await request.get(url)).json();
  return {
    read,
    notify: (time: NotifyTime) => request.get(url, { params: { notify: time } }),
    /** The bodies of the calls that start a payment, oldest first. */
    readRequests: async () => (await read()).startCalls,
    /** Decides a payment outside the browser, as a donor does on the phone. */
    decide: ({ token }: Payment, decision: Decision) => request.post(`${url}/payment/${token}`, { form: { decision } }),
  };
}
