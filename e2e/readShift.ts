import type { Page } from '@playwright/test';
import { settle } from './site';

/** The sum of all layout shifts of the page so far. */
export async function readShift(page: Page): Promise<number> {
  await page.evaluate(() => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, { shifts: entries });
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  // Buffered entries arrive in the next task, those of the last frame after it.
  await settle(page);
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] };
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}
