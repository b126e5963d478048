import { type Browser, chromium, firefox } from '@playwright/test';
import { browserFlags } from '../../../tools/browser';
import type { Engine } from '../../../tools/engines/engines';
import type { Driver } from './driver';

/** Drives Chromium by its own protocol, and Debian's Firefox by WebDriver BiDi. */
export async function startPlaywright({ name, path, flags = [] }: Engine): Promise<Driver> {
  const browser =
    name === 'firefox'
      ? await firefox.launch({ channel: 'moz-firefox', executablePath: path })
      : await chromium.launch({ executablePath: path, args: [...browserFlags, ...flags] });
  return driveContext(browser);
}

async function driveContext(browser: Browser): Promise<Driver> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const tabs = [await context.newPage()];
  const page = () => tabs[0] as (typeof tabs)[number];
  return {
    open: async (url) => void (await page().goto(url, { waitUntil: 'domcontentloaded' })),
    run: (expression) => page().evaluate(expression),
    press: (x, y) => page().mouse.click(x, y),
    type: (text) => page().keyboard.type(text),
    key: (name) => page().keyboard.press(name),
    attach: (selector, file) => page().setInputFiles(selector, file),
    openTab: async () => void tabs.unshift(await context.newPage()),
    closeTab: async () => tabs.shift()?.close(),
    screenshot: async (path) => void (await page().screenshot({ path })),
    close: () => browser.close(),
  };
}
