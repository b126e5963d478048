import { describeParts, findScriptsBefore, readLargest } from '../firstView';
import { withPhone } from '../phone';
import type { Row } from '../row';
import { targets } from '../targets';
import { sumBytes } from '../traffic';
import type { Bench } from './bench';

/** What a first view weighs on a slow link, when nobody touches anything. */
export async function measureBytes({ browser, siteUrl, pages }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path } of pages.every) {
    const { transfers, largest } = await withPhone(browser, { baseURL: siteUrl, slow: true }, async (page, traffic) => {
      await page.goto(path);
      await traffic.settle();
      return { transfers: traffic.read(), largest: await readLargest(page) };
    });
    const before = findScriptsBefore(largest, transfers);
    const after = sumBytes(transfers, 'script') - sumBytes(before);
    rows.push(
      {
        what: 'First view',
        where: path,
        value: sumBytes(transfers),
        unit: 'bytes',
        ...targets.firstView,
        note: describeParts(transfers),
      },
      {
        what: 'HTML with CSS',
        where: path,
        value: sumBytes(transfers, 'html', 'css'),
        unit: 'bytes',
        ...targets.htmlWithCss,
      },
      {
        what: 'Scripts before the largest picture',
        where: path,
        value: sumBytes(before),
        unit: 'bytes',
        ...targets.scriptsBeforePicture,
      },
      { what: 'Scripts after it, untouched', where: path, value: after, unit: 'bytes' },
    );
  }
  return rows;
}
