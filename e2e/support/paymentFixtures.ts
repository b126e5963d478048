import { type Emulator, resetEmulator } from './emulator';
import { test as base } from './fixtures';

export { expect } from './fixtures';

/** What `watchContext` reports once a donor has clicked Pay. */
export const paymentTraffic = [
  'request to another origin: http://127.0.0.1:',
  'cookie: donation_language of localhost',
  'cookie: donation_early_',
  'cookie: donation_reference_',
  'cookie: donation_check_',
];

/** The `test` of fixtures.ts with the payment emulator. */
export const test = base.extend<{ emulator: Emulator }>({
  // Playwright reads a bare array as [value, options].
  expectedFaults: [paymentTraffic, { scope: 'test' }],
  emulator: [
    async ({ request, served }, use) => {
      const emulator = await resetEmulator(request, String(served.emulatorUrl));
      // No notification: the donor's return is the first check of a payment.
      await emulator.notify('never');
      await use(emulator);
    },
    { auto: true },
  ],
});
