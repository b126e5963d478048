import { type Browser, chromium, type Page } from '@playwright/test';
import { screens } from '../e2e/site';
import { browserFlags, getBrowser } from '../tools/browser';
import { recordTraffic, slowDown, type Traffic } from './traffic';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await getBrowser(), args: browserFlags });
}

type Settings = {
  baseURL: string;
  slow: boolean;
  cookie?: string;
  /** Blocked by default: responses of a service worker would not count as bytes of the page. */
  serviceWorkers?: 'allow' | 'block';
};

/** Runs a function on a phone with an empty cache: 360 px wide, device pixel ratio 2. */
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
