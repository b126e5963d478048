import { readCertificate } from '../../tools/engines/certificate';
import { type EngineName, findEngine } from '../../tools/engines/engines';
import { serverTest } from '../fixtures';
import { type Emulator, resetEmulator } from '../payment/emulator';
import { startPlaywright } from './drivers/playwright';
import { startWebKit } from './drivers/webkit';
import { type Line, startLine } from './line';
import { Visitor } from './visitor';

export { expect } from '@playwright/test';

type Options = { engine: EngineName };
type Journey = { line: Line; visitor: Visitor; emulator: Emulator };

/** The test of every journey here: a visitor with a browser of the project's engine, and a site of their own. */
export const test = serverTest.extend<Journey, Options>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  line: async ({ engine, served }, use, { tags }) => {
    const isWebKit = engine === 'webkit';
    const line = await startLine(served, {
      certificate: isWebKit ? readCertificate() : undefined,
      isOneSite: isWebKit && tags.includes('@back'),
    });
    await use(line);
    await line.close();
  },
  emulator: async ({ request, served }, use) => use(await resetEmulator(request, String(served.emulatorUrl))),
  visitor: async ({ engine, line }, use, info) => {
    const driver = await (engine === 'webkit' ? startWebKit : startPlaywright)(findEngine(engine));
    await use(new Visitor(driver, line.url));
    if (info.errors.length > 0) await driver.screenshot(info.outputPath('failed.png')).catch(() => {});
    await driver.close();
  },
});
