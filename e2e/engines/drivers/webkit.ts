import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../../tools/command';
import type { Engine } from '../../../tools/engines/engines';
import type { Driver, KeyName } from './driver';

/** The smallest window that WebKitGTK's MiniBrowser makes is about 450 px wide, because of its tool bar. */
const windowSize = { x: 0, y: 0, width: 360, height: 840 };

/** Drives WebKitGTK's own small browser by WebDriver, on a display in memory. */
export async function startWebKit({ path, driver = '', display: screen = '' }: Engine): Promise<Driver> {
  const display = spawn(screen, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  const port = await findFreePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11' },
  });
  const stop = () => {
    server.kill();
    display.kill();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitForServer(url);
    const browser = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': { binary: path, args: ['--automation'] },
      })
      .build();
    await browser.manage().window().setRect(windowSize);
    return { ...drivePage(browser), close: () => browser.quit().finally(stop) };
  } catch (error) {
    stop();
    throw error;
  }
}

/** It says nothing once it listens. */
async function waitForServer(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver does not start.');
}

function drivePage(browser: WebDriver): Omit<Driver, 'close'> {
  const tabs: string[] = [];
  return {
    open: (url) => browser.get(url),
    // WebDriver answers null for undefined.
    run: async <T>(expression: string) => ((await browser.executeScript(`return (${expression})`)) ?? undefined) as T,
    press: (x, y) => browser.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    key: (name) => pressKey(browser, name),
    attach: (selector, file) => browser.findElement(By.css(selector)).sendKeys(file),
    openTab: async () => {
      tabs.unshift(await browser.getWindowHandle());
      // A tab of its own is lost once it has been at the payment page.
      await browser.switchTo().newWindow('window');
    },
    closeTab: async () => {
      await browser.close();
      await browser.switchTo().window(String(tabs.shift()));
    },
    screenshot: async (path) => writeFile(path, await browser.takeScreenshot(), 'base64'),
  };
}

function pressKey(browser: WebDriver, name: KeyName): Promise<void> {
  const [last = '', modifier] = name.split('+').reverse();
  const code = namedKeys[last] ?? last;
  const actions = browser.actions();
  if (!modifier) return actions.sendKeys(code).perform();
  return actions.keyDown(Key.CONTROL).sendKeys(code).keyUp(Key.CONTROL).perform();
}

const namedKeys: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  Backspace: Key.BACK_SPACE,
  End: Key.END,
};
