import type { APIRequestContext } from '@playwright/test';
import type { ServedSite } from '../../tools/serveSite';
import { test as base, serverTest } from '../fixtures';
import { type Emulator, resetEmulator } from './emulator';

export { expect } from '../fixtures';

/** What begins once the donor presses Pay, and not before. */
export const paymentTraffic = [
  'request to another origin: http://127.0.0.1:',
  'cookie: donation_language of localhost',
  'cookie: donation_early of localhost',
  'cookie: donation_reference of localhost',
  'cookie: donation_check of localhost',
];

type Given = { request: APIRequestContext; served: ServedSite };

/**
 * An emulator that has forgotten the last test. It notifies nobody unless it is told to (`configure({ notify: null })`): a
 * notification asks the emulator too, at a moment of its own, and would take a fault meant for the page.
 */
async function lendEmulator({ request, served }: Given, use: (emulator: Emulator) => Promise<void>): Promise<void> {
  const emulator = await resetEmulator(request, String(served.emulatorUrl));
  await emulator.configure({ notify: { kind: 'never' } });
  await use(emulator);
}

/** The guarded `test`, with an emulator. */
export const test = base.extend<{ emulator: Emulator }>({
  // An array given bare would be read as [value, options].
  expectedProblems: [paymentTraffic, { scope: 'test' }],
  emulator: [({ request, served }, use) => lendEmulator({ request, served }, use), { auto: true }],
});

/** What the functions of the site answer, without a browser. */
export const functionTest = serverTest.extend<{ emulator: Emulator }>({
  emulator: [({ request, served }, use) => lendEmulator({ request, served }, use), { auto: true }],
});
