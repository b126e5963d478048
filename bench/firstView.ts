import type { Page } from '@playwright/test';
import { formatValue } from './formatValue';
import { sumBytes, type Transfer } from './traffic';

/** The largest element of the first view: the address of its picture, empty where it is a text. */
export type Largest = { url: string };

/** The largest element that the page has drawn so far; nothing on a page that has drawn nothing. */
export function readLargest(page: Page): Promise<Largest | undefined> {
  return page.evaluate(
    () =>
      new Promise<Largest | undefined>((settle) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & Largest) | undefined;
          settle({ url: last?.url ?? '' });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => settle(undefined), 1000);
      }),
  );
}

/**
 * The scripts that shared the link with the largest picture: those asked for before it was there. Where the largest
 * element is a text, it comes with the page itself.
 */
export function findScriptsBefore(largest: Largest | undefined, transfers: Transfer[]): Transfer[] {
  const carrier = largest && (transfers.find(({ url }) => url === largest.url) ?? transfers[0]);
  const complete = carrier?.done ?? Number.POSITIVE_INFINITY;
  return transfers.filter(({ kind, asked }) => kind === 'script' && asked < complete);
}

const parts = [
  ['html', 'html'],
  ['css', 'css'],
  ['font', 'font'],
  ['pictures', 'picture'],
  ['videos', 'video'],
  ['scripts', 'script'],
  ['data', 'data'],
  ['other', 'other'],
] as const;

/** What a weight is made of, in words. */
export function describeParts(transfers: Transfer[]): string {
  return parts
    .flatMap(([name, kind]) => {
      const bytes = sumBytes(transfers, kind);
      return bytes > 0 ? [`${name} ${formatValue(bytes, 'bytes')}`] : [];
    })
    .join(', ');
}
