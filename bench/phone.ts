import { type Browser, chromium, type Page } from '@playwright/test';
import { screens } from '../e2e/site';
import { getBrowser } from '../tools/browser';
import { browserFlags } from '../tools/browserFlags';
import { recordTraffic, slowDown, type Traffic } from './traffic';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await getBrowser(), args: browserFlags });
}

type Settings = {
  baseURL: string;
  slow: boolean;
  cookie?: string;
  /** Blocked unless it is measured too: what it answers for the network, no page would be charged with. */
  serviceWorkers?: 'allow' | 'block';
};

/** Lends a phone that has never been here: 360 px wide, two device pixels to one of them. */
export async function withPhone<Result>(
  browser: Browser,
  { baseURL, slow, cookie, serviceWorkers = 'block' }: Settings,
  use: (page: Page, traffic: Traffic) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL,
    viewport: screens.phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers,
  });
  try {
    const [name, value] = cookie?.split('=') ?? [];
    if (name && value) await context.addCookies([{ name, value, url: baseURL }]);
    const page = await context.newPage();
    const traffic = await recordTraffic(page);
    if (slow) await slowDown(traffic);
    return await use(page, traffic);
  } finally {
    await context.close();
  }
}
