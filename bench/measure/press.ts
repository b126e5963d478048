import type { Locator, Page } from '@playwright/test';
import { sites } from '../../e2e/content';
import { type DonationForm, findForm } from '../../e2e/donation/form';
import { type Language, languages } from '../../src/i18n/languages';
import { formatValue } from '../formatValue';
import { median } from '../median';
import { withPhone } from '../phone';
import type { Limits, Row } from '../row';
import { targets } from '../targets';
import type { Bench } from './bench';

type Press = {
  what: string;
  limits?: Limits;
  /** Navigates until the button can be pressed. */
  arrive: (page: Page, path: string) => Promise<unknown>;
  button: (form: DonationForm) => Locator;
  /** Selector of the first element that the press shows. */
  answer: string;
};

const amountError = '#donation [name=amount][aria-invalid=true]';

/** Turns off the data saver, which a slow link enables and which delays scripts until an interaction. */
async function waitAtForm(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.saver = '';
  });
  await page.goto(`${path}#donation`, { waitUntil: 'commit' });
  await page.waitForTimeout(8000);
}

const presses: Press[] = [
  {
    what: 'Press on Donate to answer, cold',
    limits: targets.coldPress,
    arrive: (page, path) => page.goto(path),
    button: ({ pay }) => pay,
    answer: amountError,
  },
  {
    what: 'Press on the card tab to its fields, cold',
    arrive: (page, path) => page.goto(path),
    button: ({ cardTab }) => cardTab,
    answer: '#donation [name=customer_name]',
  },
  {
    what: 'Press on Donate to answer, 8 s after arriving at #donation',
    limits: targets.preparedPress,
    arrive: waitAtForm,
    button: ({ pay }) => pay,
    answer: amountError,
  },
];

/**
 * Measures how long a slow phone on a slow link takes to answer the first press on a landing page, and the main-thread
 * work of making the form ready.
 */
export async function measurePress(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const language of languages) {
    const path = sites[language].path('/');
    if (!bench.pages.main.some((page) => page.path === path)) continue;
    const repeat = async (what: string, time: () => Promise<number>, limits?: Limits) => {
      const times: number[] = [];
      while (times.length < bench.runs) times.push(await time());
      const note = times.map((each) => formatValue(each, 'milliseconds')).join(', ');
      rows.push({ what, where: path, value: median(times), unit: 'milliseconds', ...limits, note });
    };
    for (const press of presses) await repeat(press.what, () => timePress(bench, press, language), press.limits);
    await repeat('Main-thread work from the first touch to a ready form', () => timeWork(bench, path));
  }
  return rows;
}

/** CPU time of the main thread, not throttled. Playwright's own listeners are part of it: compare only with itself. */
function timeWork({ browser, siteUrl }: Bench, path: string): Promise<number> {
  return withPhone(browser, { baseURL: siteUrl, slow: false }, async (page, { session }) => {
    await page.goto(path);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const readSeconds = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    };
    const before = await readSeconds();
    await page.locator('body').dispatchEvent('pointerdown');
    await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0, undefined, { polling: 200 });
    return 1000 * ((await readSeconds()) - before);
  });
}

function timePress({ browser, siteUrl }: Bench, press: Press, language: Language): Promise<number> {
  return withPhone(browser, { baseURL: siteUrl, slow: true }, async (page, { session }) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await press.arrive(page, sites[language].path('/'));
    const time = await startClock(page, press.answer);
    await press.button(findForm(page, language)).tap();
    return time();
  });
}

/** Measures in the page, from pointerdown to the frame after the answer. */
async function startClock(page: Page, answer: string): Promise<() => Promise<number>> {
  const clock = await page.evaluateHandle((selector) => {
    const time = new Promise<number>((settle) => {
      let pressed = 0;
      const once = { capture: true, once: true };
      // Anonymous, because esbuild names functions with a helper that the page lacks.
      window.addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          pressed = timeStamp;
        },
        once,
      );
      new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => settle(performance.now() - pressed));
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    return { time };
  }, answer);
  return () => clock.evaluate(({ time }) => time);
}
