import type { Page } from '@playwright/test';
import { settle } from './site';

/** How much the page has moved while it was shown, as the browser's own measure of layout shifts. */
export async function readShift(page: Page): Promise<number> {
  await page.evaluate(() => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, { shifts: entries });
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  // Those of the past come with the next task, and those of the last frame after it.
  await settle(page);
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] };
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}
