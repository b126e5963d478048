import pMap from 'p-map';
import { describeParts, findScriptsBefore, readLargest } from '../firstView';
import type { BenchPage } from '../pages';
import { withPhone } from '../phone';
import type { Row } from '../row';
import { targets } from '../targets';
import { sumBodies, sumBytes } from '../traffic';
import type { Bench } from './bench';

/** Measures the bytes of a first view on a slow link without interaction. */
export async function measureBytes(bench: Bench): Promise<Row[]> {
  return (await pMap(bench.pages.every, (page) => measurePage(bench, page), { concurrency: 3 })).flat();
}

async function measurePage({ browser, siteUrl }: Bench, { path, cookie }: BenchPage): Promise<Row[]> {
  const phone = { baseURL: siteUrl, slow: true, cookie };
  const { transfers, largest } = await withPhone(browser, phone, async (page, traffic) => {
    await page.goto(path);
    await traffic.settle();
    return { transfers: traffic.read(), largest: await readLargest(page) };
  });
  const before = findScriptsBefore(largest, transfers);
  const weigh = (what: string, value: number): Row => ({ what, where: path, value, unit: 'bytes' });
  return [
    { ...weigh('First view', sumBytes(transfers)), ...targets.firstView, note: describeParts(transfers) },
    { ...weigh('HTML with CSS', sumBodies(transfers, 'html', 'css')), ...targets.htmlWithCss },
    { ...weigh('Scripts before the largest picture', sumBytes(before)), ...targets.scriptsBeforePicture },
    weigh('Scripts after it, untouched', sumBytes(transfers, 'script') - sumBytes(before)),
  ];
}
