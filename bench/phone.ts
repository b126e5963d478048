import type { Browser, CDPSession, Page } from '@playwright/test';
import { screens } from '../e2e/site';

/** The context of a measurement. */
export type Bench = {
  browser: Browser;
  /** The URL of the built site. */
  siteUrl: string;
  /** How often each time and score is measured. */
  runs: number;
};

/** Runs a function on a phone with an empty cache, 360 px wide, on the slow link of the budgets: 700 kbit/s, 300 ms. */
export async function withPhone<Result>(
  { browser, siteUrl }: Pick<Bench, 'browser' | 'siteUrl'>,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const phone = { viewport: screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ baseURL: siteUrl, ...phone });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const throughput = (700 * 1000) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
      connectionType: 'cellular3g',
    });
    return await use(page, session);
  } finally {
    await context.close();
  }
}
