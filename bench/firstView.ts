import type { Page } from '@playwright/test';
import { formatValue } from './formatValue';
import { sumBytes, type Transfer } from './traffic';

/** The LCP element: the URL of its picture, empty for a text. */
export type Largest = { url: string };

/** Reads the current LCP element; undefined when nothing is painted within 1 s. */
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
 * The scripts that competed with the largest picture: those requested before it had loaded. A text as the LCP
 * element counts as loaded with the page, which is the first transfer.
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

/** Formats bytes by kind, such as "html 1.0 KB, pictures 2.5 KB". */
export function describeParts(transfers: Transfer[]): string {
  return parts
    .flatMap(([name, kind]) => {
      const bytes = sumBytes(transfers, kind);
      return bytes > 0 ? [`${name} ${formatValue(bytes, 'bytes')}`] : [];
    })
    .join(', ');
}
