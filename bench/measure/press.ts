import type { Locator, Page } from '@playwright/test';
import { type Budget, budgets } from '../../e2e/budgets';
import { type DonationForm, findForm } from '../../e2e/donation/form';
import { type Bench, withPhone } from '../phone';
import { describeRuns, type Row } from '../row';

type Press = {
  what: string;
  budget: Budget;
  button: (form: DonationForm) => Locator;
  /** Selector of the first element that the press shows. */
  answer: string;
};

const presses: Press[] = [
  {
    what: 'Press on Donate to its answer',
    budget: budgets.pressDonate,
    button: ({ pay }) => pay,
    answer: '#donation [name=amount][aria-invalid=true]',
  },
  {
    what: 'Press on the card tab to its fields',
    budget: budgets.pressCardTab,
    button: ({ cardTab }) => cardTab,
    answer: '#donation [name=customer_name]',
  },
];

/** Measures how long a slow phone that came to #donation takes to answer the first press. */
export async function measurePress(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const press of presses) {
    const times: number[] = [];
    while (times.length < bench.runs) times.push(await timePress(bench, press));
    const { what, budget } = press;
    rows.push(describeRuns({ what, where: '/#donation', unit: 'milliseconds', budget }, times));
  }
  return rows;
}

function timePress(bench: Bench, { button, answer }: Press): Promise<number> {
  return withPhone(bench, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/#donation');
    const readTime = await startClock(page, answer);
    await button(findForm(page)).tap();
    return readTime();
  });
}

/** Measures in the page, from pointerdown to the frame after the answer. */
async function startClock(page: Page, answer: string): Promise<() => Promise<number>> {
  const clock = await page.evaluateHandle((selector) => {
    const time = new Promise<number>((settle) => {
      let pressed = 0;
      // Anonymous, because esbuild names functions with a helper that the page lacks.
      window.addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          pressed = timeStamp;
        },
        { capture: true, once: true },
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
