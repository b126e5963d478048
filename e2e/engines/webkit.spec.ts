import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { Builder, By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { sessionKey } from '../../src/editors/demo/session/session';
import { translateTexts } from '../../src/testing/translateTexts';
import { findFreePort } from '../../tools/command';
import { buttons } from '../../tools/emulator/payments';
import { sites } from '../support/content';
import { serverTest } from '../support/fixtures';
import { browsers } from './browsers';

// Journeys in Debian's WebKitGTK, which Playwright cannot drive. It has Safari's engine, but is not Safari. Not here:
// Back from the provider's page, because WebKitWebDriver loses a page that Back restores in another process.

const timeout = 15_000;
const control = 'self::a or self::button or self::summary';

/** A link or button that contains a text. */
const controlNamed = (text: string) => By.xpath(`//*[${control}][contains(normalize-space(.), "${text}")]`);
const fieldNamed = (label: string) => By.xpath(`//*[@id = //label[contains(., "${label}")]/@for]`);
const dialog = By.css('dialog[open]');

const prepareToPress = `
  window.isPressed = false;
  arguments[0].addEventListener('click', () => { window.isPressed = true; }, { once: true });
  arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });`;

class Visitor {
  constructor(
    readonly driver: WebDriver,
    private readonly site: string,
  ) {}

  /** Opens a page and waits for its scripts, which the first key press loads. */
  async open(path: string): Promise<void> {
    await this.driver.get(this.site + path);
    await this.pressKey(Key.SHIFT);
    await this.waitForValue('performance.getEntriesByName("ready").length > 0', true);
  }

  async waitFor(what: By): Promise<WebElement> {
    const element = await this.driver.wait(until.elementLocated(what), timeout, `no ${what}`);
    return this.driver.wait(until.elementIsVisible(element), timeout, `${what} is hidden`);
  }

  async waitUntilHidden(what: By): Promise<void> {
    const isShown = async () => {
      const [element] = await this.driver.findElements(what);
      return (await element?.isDisplayed().catch(() => false)) ?? false;
    };
    await expect.poll(isShown, String(what)).toBe(false);
  }

  /** Presses until the element receives the click: a press on an element that still moves may miss it. */
  async press(what: By): Promise<void> {
    await expect(async () => {
      const element = await this.waitFor(what);
      await this.driver.executeScript(prepareToPress, element);
      await element.click();
      // Undefined once the page has been left.
      const isPressed = await this.driver.executeScript('return window.isPressed').catch(() => undefined);
      expect(isPressed).not.toBe(false);
    }).toPass({ timeout });
  }

  async fill(what: By, text: string): Promise<void> {
    const field = await this.waitFor(what);
    await field.clear();
    await field.sendKeys(text);
  }

  pressKey(key: string): Promise<void> {
    return this.driver.actions().sendKeys(key).perform();
  }

  /** Waits until an expression in the page has a value; an expression in a page that is being left has none. */
  async waitForValue(expression: string, value: unknown): Promise<void> {
    const read = () => this.driver.executeScript(`return ${expression}`).catch(() => undefined);
    await expect.poll(read, { message: expression, timeout }).toEqual(value);
  }

  waitForPath(path: string): Promise<void> {
    return this.waitForValue('location.pathname + location.hash', path);
  }
}

const test = serverTest.extend<{ visitor: Visitor }>({
  visitor: async ({ served }, use, info) => {
    const { driver, stop } = await startWebKit();
    await use(new Visitor(driver, served.url));
    if (info.errors.length > 0) await writeFile(info.outputPath('failed.png'), await driver.takeScreenshot(), 'base64');
    await driver.quit().finally(stop);
  },
});

/** Starts MiniBrowser on a virtual display. */
async function startWebKit(): Promise<{ driver: WebDriver; stop: () => void }> {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [screen] = await once(display.stdout, 'data');
  const port = await findFreePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(screen).trim()}`, GDK_BACKEND: 'x11' },
  });
  const stop = () => {
    server.kill();
    display.kill();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    // The driver does not report that it is listening.
    await expect(() => fetch(`${url}/status`)).toPass({ timeout });
    const capabilities = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browsers.webkit.path, args: ['--automation'] },
    };
    const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    // Its tool bar keeps the window at least about 450 px wide.
    await driver.manage().window().setRect({ x: 0, y: 0, width: 360, height: 840 });
    return { driver, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

test('a donor gives by Mobile Money and is thanked', async ({ visitor }) => {
  await visitor.open('/#donation');
  await visitor.fill(fieldNamed('Montant'), '1000');
  await visitor.press(controlNamed('Donner 1'));
  await visitor.press(controlNamed(buttons.accept));
  await visitor.waitForPath('/cinetpay-return/accepted/');
  // Without the exclamation mark, before which the page has a no-break space.
  const thanks = sites.fr.label('return.accepted.title').replace(/\W+$/, '');
  await visitor.waitFor(By.xpath(`//h1[contains(., "${thanks}")]`));
  await visitor.waitFor(By.xpath('//strong[contains(., "FCFA")]'));
});

test('what a donor typed and pressed in a translated page before its scripts came is sent', async ({
  visitor,
  served,
}) => {
  const { driver } = visitor;
  await driver.get(`${served.url}/#contact`);
  await driver.executeScript(`(${translateTexts})(document.body)`);
  await visitor.fill(fieldNamed('Montant'), '1000');
  await visitor.press(By.css('#donation form [type=submit]'));
  await visitor.waitFor(controlNamed(buttons.accept));
});

test('Back within the site shows the form as it was left', async ({ visitor }) => {
  await visitor.open('/#donation');
  await visitor.fill(fieldNamed('Montant'), '1000');
  await visitor.press(By.css('footer a[href="/confidentialite/"]'));
  await visitor.waitForPath('/confidentialite/');
  await visitor.driver.executeScript('history.back()');
  await visitor.waitForPath('/#donation');
  await visitor.waitForValue(`document.querySelector('#donation input')?.form.amount?.value`, '1000');
});

test('an album opens over the page, and closes by each way to where it was opened', async ({ visitor }) => {
  await visitor.open('/');
  const closings = [
    () => visitor.press(By.css('dialog[open] button')),
    () => visitor.pressKey(Key.ESCAPE),
    () => visitor.driver.executeScript('history.back()'),
  ];
  for (const close of closings) {
    await visitor.press(controlNamed('Chantier du puits'));
    await visitor.waitFor(By.css('dialog[open] figure'));
    await visitor.waitForPath('/albums/chantier/');
    await close();
    await visitor.waitUntilHidden(dialog);
    await visitor.waitForPath('/');
    await visitor.waitForValue('document.activeElement.getAttribute("href")', '/albums/chantier/');
  }
});

test('a photo opens at the first touch of the page, and Back leaves the album as it was', async ({
  visitor,
  served,
}) => {
  const { driver } = visitor;
  await driver.get(`${served.url}/albums/chantier/`);
  await visitor.press(By.css('#photo-p02 img'));
  await visitor.waitFor(dialog);
  await visitor.waitForValue('location.hash', '#photo-p02');
  await driver.navigate().back();
  await visitor.waitUntilHidden(dialog);
  await visitor.waitForValue('document.querySelector(":target") === null', true);
  await visitor.waitForValue('location.hash', '');
});

test('the menu opens, closes by Escape, and leads to a section', async ({ visitor }) => {
  const link = By.css('header details a[href="#contact"]');
  await visitor.open('/');
  await visitor.press(controlNamed(sites.fr.label('nav.menu')));
  await visitor.waitFor(link);
  await visitor.pressKey(Key.ESCAPE);
  await visitor.waitUntilHidden(link);
  await visitor.press(controlNamed(sites.fr.label('nav.menu')));
  await visitor.press(link);
  await visitor.waitForPath('/#contact');
  await visitor.waitUntilHidden(link);
});

test('a text in the editor survives a reload', async ({ visitor }) => {
  const title = By.name('fr.title');
  await visitor.open('/');
  await visitor.driver.executeScript(`localStorage.setItem('${sessionKey}', 'true')`);
  await visitor.driver.navigate().to(new URL('/admin/edit/hero/', await visitor.driver.getCurrentUrl()).href);
  // Before the fields are open for input, they would lose what is typed.
  await visitor.waitForValue("document.querySelectorAll('[data-fields]:not([inert])').length", 1);
  await visitor.fill(title, 'Été à Yaoundé');
  // Until the draft is stored, a reload would lose it: nothing asks the driver whether to leave.
  await visitor.waitForValue('window.onbeforeunload', null);
  await visitor.driver.navigate().refresh();
  await visitor.waitFor(title);
  await visitor.waitForValue(`document.querySelector('[name="fr.title"]').value`, 'Été à Yaoundé');
});
