import type { Page } from '@playwright/test';
import { formatValue } from './formatValue';
import { sumBytes, type Transfer } from './traffic';

/** The largest element of the first view: when it was drawn, in milliseconds, and its picture when it is one. */
export type Largest = { url: string; startTime: number };

/** The largest element that the page has drawn so far. */
export function readLargest(page: Page): Promise<Largest> {
  return page.evaluate(
    () =>
      new Promise<Largest>((settle) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { url: string }) | undefined;
          settle({ url: last?.url ?? '', startTime: last?.startTime ?? 0 });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        // Nothing is observed on a page that has drawn nothing.
        setTimeout(() => settle({ url: '', startTime: Number.POSITIVE_INFINITY }), 1000);
      }),
  );
}

/**
 * The scripts that shared the link with the largest picture: those asked for before it was there. Where the largest
 * element is a text, those asked for before it was drawn.
 */
export function findScriptsBefore(largest: Largest, transfers: Transfer[]): Transfer[] {
  const pageAsked = transfers[0]?.asked ?? 0;
  const picture = transfers.find(({ url }) => url === largest.url);
  const complete = picture?.done ?? pageAsked + largest.startTime / 1000;
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
