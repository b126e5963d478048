import type { CDPSession, Page } from '@playwright/test';
import { type Budget, budgets } from '../../e2e/budgets';
import { sites } from '../../e2e/content';
import { openForm } from '../../e2e/donation/form';
import { decide, expectOutcome } from '../../e2e/payment/journey';
import { lookAround, openWithScripts } from '../../e2e/site';
import { nameAddress } from '../../src/donation/providers/addresses';
import { findProvider } from '../../src/donation/providers/registry';
import { languages } from '../../src/i18n/languages';
import { notFoundPath, paymentReturnPath, posterPath } from '../../src/routes';
import { startEmulator } from '../../tools/emulator/server';
import { emulatorVariables } from '../../tools/paymentVariables';
import { type Bench, withPhone } from '../phone';
import { formatValue, type Row } from '../row';
import { countCredits, recordServed, type Served, sumBytes } from '../served';

const album = sites.fr.chantier.path;

/** The landing page and the largest album, in both languages. */
const mainPaths = languages.flatMap((language) => [sites[language].path('/'), sites[language].chantier.path]);
const otherPaths = [posterPath, paymentReturnPath(), notFoundPath];

type Visit = { what: string; path: string; act: (page: Page) => Promise<unknown>; requests?: Budget; scripts?: Budget };

const visits: Visit[] = [
  {
    what: 'scripts loaded',
    path: '/',
    act: (page) => openWithScripts(page, '/'),
    requests: budgets.requestsWithScripts,
  },
  { what: 'scripts loaded', path: album, act: (page) => openWithScripts(page, album) },
  { what: 'everything tried', path: '/', act: (page) => tryEverything(page, '/'), scripts: budgets.landingScripts },
  { what: 'everything tried', path: album, act: (page) => tryEverything(page, album), scripts: budgets.albumScripts },
  { what: 'donation made', path: '/', act: donate, requests: budgets.requestsWithDonation },
];

/** Measures the bytes, requests and Netlify credits of first visits on a slow link. */
export async function measureVisits(bench: Bench): Promise<Row[]> {
  const emulator = await startEmulator({ port: 0 });
  // The provider's notifications are not part of the visit.
  await fetch(`${emulator.url}/control`, { method: 'PUT', body: JSON.stringify({ notify: { kind: 'never' } }) });
  // Read by the return function.
  Object.assign(process.env, emulatorVariables(emulator.url));
  const visit = (act: Visit['act']) =>
    withPhone(bench, async (page, session) => {
      await replaceProvider(session, emulator.url);
      return recordServed(bench.siteUrl, () => act(page));
    });
  try {
    const rows: Row[] = [];
    for (const path of [...mainPaths, ...otherPaths]) {
      rows.push(...describeFirstView(path, await visit((page) => page.goto(path))));
    }
    for (const each of visits) rows.push(...describeVisit(each, await visit(each.act)));
    return rows;
  } finally {
    // Later measurements make production builds, which refuse the emulator's URL.
    delete process.env[nameAddress(findProvider(process.env))];
    await emulator.close();
  }
}

function describeFirstView(path: string, served: Served[]): Row[] {
  const budget = mainPaths.includes(path) ? budgets.htmlWithHeaders : undefined;
  const html = served.filter((response) => response.path === path);
  return [
    { what: 'HTML with headers', where: path, value: sumBytes(html), unit: 'bytes', budget },
    {
      what: 'First view',
      where: path,
      value: sumBytes(served),
      unit: 'bytes',
      budget: budgets.firstView,
      note: `${served.length} requests, ${formatValue(countCredits(served), 'credits')} credits per 1 000 visits`,
    },
  ];
}

function describeVisit({ what, path, requests, scripts }: Visit, served: Served[]): Row[] {
  const js = served.filter((response) => response.path.endsWith('.js'));
  const rows: Row[] = [
    {
      what: `Requests, ${what}`,
      where: path,
      value: served.length,
      unit: 'count',
      budget: requests,
      note: served.map((response) => response.path).join(', '),
    },
    {
      what: `Credits per 1 000 visits, ${what}`,
      where: path,
      value: countCredits(served),
      unit: 'credits',
      note: `${formatValue(sumBytes(served), 'bytes')}, of which scripts ${formatValue(sumBytes(js), 'bytes')}`,
    },
  ];
  if (scripts) rows.push({ what: 'All scripts', where: path, value: sumBytes(js), unit: 'bytes', budget: scripts });
  return rows;
}

async function tryEverything(page: Page, path: string): Promise<void> {
  await openWithScripts(page, path);
  await lookAround(page);
}

async function donate(page: Page): Promise<void> {
  const { amount, pay } = await openForm(page);
  await amount.fill('1000');
  await pay.click();
  await decide(page, 'accept');
  await expectOutcome(page, 'accepted');
}

/**
 * Forwards requests for the provider's URL to the emulator. Playwright's routes would disable the browser's HTTP cache.
 */
async function replaceProvider(session: CDPSession, emulatorUrl: string): Promise<void> {
  const { origin } = new URL(findProvider(process.env).url);
  session.on('Fetch.requestPaused', async ({ requestId, request: { url, method, headers, postData } }) => {
    const answer = await fetch(url.replace(origin, emulatorUrl), { method, headers, body: postData });
    const text = (await answer.text()).replaceAll(emulatorUrl, origin);
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: answer.status,
      responseHeaders: [...answer.headers].map(([name, value]) => ({ name, value })),
      body: Buffer.from(text).toString('base64'),
    });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${origin}/*` }] });
}
