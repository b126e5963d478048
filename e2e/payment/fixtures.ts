import { test as base } from '../fixtures';
import { type Emulator, emulatorUrl, resetEmulator } from './emulator';

export { expect } from '../fixtures';

/** What begins once the donor presses Pay, and not before. */
export const paymentTraffic = [
  `request to another origin: ${emulatorUrl}/`,
  'cookie: donation_language of localhost',
  'cookie: donation_reference of localhost',
  'cookie: donation_check of localhost',
];

/**
 * The guarded `test`, with an emulator that has forgotten the last one. It notifies nobody unless it is told to
 * (`order({ notify: null })`): a notification asks the emulator too, at a moment of its own, and would take a fault meant
 * for the page.
 */
export const test = base.extend<{ emulator: Emulator }>({
  // An array given bare would be read as [value, options].
  expectedProblems: [paymentTraffic, { scope: 'test' }],
  emulator: [
    async ({ request }, use) => {
      const emulator = await resetEmulator(request);
      await emulator.order({ notify: { kind: 'never' } });
      await use(emulator);
    },
    { auto: true },
  ],
});
