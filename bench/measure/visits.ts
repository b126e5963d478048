import type { CDPSession, Page } from '@playwright/test';
import { albumWithMostPhotos, sites } from '../../e2e/content';
import { openForm } from '../../e2e/donation/form';
import { decide, expectOutcome } from '../../e2e/payment/journey';
import { openWithScripts } from '../../e2e/site';
import { providerUrl } from '../../src/donation/providers/cinetpay/vocabulary';
import { type Language, languages } from '../../src/i18n/languages';
import { startEmulator } from '../../tools/emulator/server';
import { emulatorVariables } from '../../tools/paymentVariables';
import { formatValue } from '../formatValue';
import { withPhone } from '../phone';
import type { Limits, Row } from '../row';
import { countCredits, recordServed } from '../served';
import { targets } from '../targets';
import type { Bench } from './bench';

type Visit = { name: string; path: string; act: (page: Page) => Promise<unknown>; requests?: Limits; credits?: Limits };

/** Measures the requests and the Netlify credits of first visits on a slow link. */
export async function measureVisits({ browser, siteUrl, pages }: Bench): Promise<Row[]> {
  const chosen = languages.flatMap(listVisits).filter(({ path }) => pages.main.some((page) => page.path === path));
  const emulator = await startEmulator({ port: 0 });
  // The provider's notifications are not part of the visit.
  await fetch(`${emulator.url}/control`, { method: 'PUT', body: JSON.stringify({ notify: { kind: 'never' } }) });
  // Read by the return function.
  Object.assign(process.env, emulatorVariables(emulator.url));
  try {
    const rows: Row[] = [];
    for (const { name, path, act, requests, credits } of chosen) {
      const served = await withPhone(
        browser,
        { baseURL: siteUrl, slow: true, serviceWorkers: 'allow' },
        async (page, { session }) => {
          await replaceProvider(session, emulator.url);
          return recordServed(siteUrl, () => act(page));
        },
      );
      rows.push(
        {
          what: `Requests of a first visit, ${name}`,
          where: path,
          value: served.paths.length,
          unit: 'count',
          ...requests,
          note: served.paths.join(', '),
        },
        {
          what: `Credits per 1 000 first visits, ${name}`,
          where: path,
          value: countCredits(served),
          unit: 'credits',
          ...credits,
          note: formatValue(served.bytes, 'bytes'),
        },
      );
    }
    return rows;
  } finally {
    // Later measurements make production builds, which refuse the emulator's URL.
    delete process.env.GATSBY_CINETPAY_URL;
    await emulator.close();
  }
}

function listVisits(language: Language): Visit[] {
  const { path, albumPath } = sites[language];
  const landing = path('/');
  const album = albumPath(albumWithMostPhotos[language].slug);
  return [
    { name: 'untouched', path: landing, act: (page) => page.goto(landing), credits: targets.untouchedCredits },
    {
      name: 'touched',
      path: landing,
      act: (page) => openWithScripts(page, landing),
      requests: targets.touchedRequests,
      credits: targets.touchedCredits,
    },
    {
      name: 'donated from #donation',
      path: landing,
      act: (page) => donate(page, language),
      requests: targets.donatedRequests,
      credits: targets.donatedCredits,
    },
    { name: 'touched', path: album, act: (page) => openWithScripts(page, album) },
  ];
}

async function donate(page: Page, language: Language): Promise<void> {
  const { amount, pay } = await openForm(page, language);
  await amount.fill('1000');
  await pay.click();
  await decide(page, 'accept', language);
  await expectOutcome(page, 'accepted', language);
}

/**
 * Forwards requests for the provider's URL to the emulator. Playwright's routes would disable the browser's HTTP cache.
 */
async function replaceProvider(session: CDPSession, emulatorUrl: string): Promise<void> {
  const { origin } = new URL(providerUrl);
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
