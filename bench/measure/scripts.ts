import type { Page } from '@playwright/test';
import pMap from 'p-map';
import { albumWithMostPhotos, sites } from '../../e2e/content';
import { findForm } from '../../e2e/donation/form';
import { albumCard, openWithScripts } from '../../e2e/site';
import { watchContext } from '../../e2e/watchContext';
import { type Language, languages } from '../../src/i18n/languages';
import { findPageKind } from '../../src/routes';
import { findScriptsBefore, readLargest } from '../firstView';
import type { BenchPage } from '../pages';
import { withPhone } from '../phone';
import type { Limits, Row } from '../row';
import { targets } from '../targets';
import { sumBodies, sumBytes, type Traffic } from '../traffic';
import type { Bench } from './bench';

function findLimits(path: string): Limits {
  if (languages.some((language) => path === sites[language].path('/'))) return targets.landingScripts;
  return path.includes('/albums/') ? targets.albumScripts : targets.otherScripts;
}

/** Measures all JavaScript that a page can load on a fast link, and counts browser errors. */
export async function measureScripts(bench: Bench): Promise<Row[]> {
  return (await pMap(bench.pages.sample, (page) => measurePage(bench, page), { concurrency: 2 })).flat();
}

function measurePage({ browser, siteUrl }: Bench, { path }: BenchPage): Promise<Row[]> {
  const { scripts: ownScripts } = findPageKind(path);
  return withPhone(browser, { baseURL: siteUrl, slow: false }, async (page, traffic) => {
    const readProblems = watchContext(page.context(), siteUrl);
    await page.goto(path);
    await traffic.settle();
    const before = findScriptsBefore(await readLargest(page), traffic.read());
    if (ownScripts !== 'none') await openWithScripts(page, path);
    await tryEverything(page, path, traffic);
    const scripts = traffic.read().filter(({ kind, bytes }) => kind === 'script' && bytes > 0);
    const problems = await readProblems();
    return [
      {
        what: 'Scripts before the largest picture, fast link',
        where: path,
        value: sumBytes(before),
        unit: 'bytes',
        ...targets.scriptsBeforePicture,
      },
      {
        what: 'All scripts, everything tried',
        where: path,
        value: sumBodies(scripts, 'script'),
        unit: 'bytes',
        ...findLimits(path),
      },
      {
        what: 'Files of scripts, everything tried',
        where: path,
        value: scripts.length,
        unit: 'count',
        ...targets.scriptFiles,
      },
      {
        what: 'Complaints of the browser',
        where: path,
        value: problems.length,
        unit: 'count',
        ...targets.problems,
        note: problems.join('; '),
      },
    ];
  });
}

/** Scrolls to the end and opens the overlay, the viewer and the card tab. */
async function tryEverything(page: Page, path: string, traffic: Traffic): Promise<void> {
  await page.keyboard.press('Tab');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await traffic.settle();
  for (const language of languages) {
    if (path === sites[language].path('/')) await tryLandingPage(page, language);
  }
  const photo = page.getByRole('main').getByRole('figure').getByRole('link').first();
  if (await photo.count()) await photo.click();
  await traffic.settle();
}

async function tryLandingPage(page: Page, language: Language): Promise<void> {
  await albumCard(page, albumWithMostPhotos[language].album.name).click();
  await page.getByRole('dialog').getByRole('figure').first().waitFor();
  await page.keyboard.press('Escape');
  await findForm(page, language).cardTab.click();
}
