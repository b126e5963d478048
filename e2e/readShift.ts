import type { Page } from '@playwright/test';

/** How much the page has moved while it was shown, as the browser's own measure of layout shifts. */
export function readShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((settle) => {
        let sum = 0;
        const add = (entries: PerformanceEntry[]) => {
          for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
        };
        new PerformanceObserver((list) => add(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => settle(sum), 300);
      }),
  );
}
