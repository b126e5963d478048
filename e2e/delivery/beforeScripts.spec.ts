import { sites } from '../content';
import { expect, test } from '../fixtures';
import { expectLandingPageBelow, openOverlay, readPath } from '../site';
import { emulateSlowConnection, hold, scripts, watchRequests } from './network';

test.beforeEach(({ page }) => emulateSlowConnection(page));

test('the form of the result page checks a payment again without scripts', async ({ page }) => {
  await hold(page, scripts);
  await page.goto('/cinetpay-return/pending/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: sites.fr.label('return.checkAgain') }).click();
  await page.waitForURL('**/cinetpay-return/neutral/');
});

test('Back from an album reloaded at the URL of its overlay shows the landing page', async ({ page }) => {
  const requested = watchRequests(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.mouse.move(10, 10, { steps: 2 });
  await expect.poll(() => page.evaluate('window.queued === undefined')).toBe(true);
  await openOverlay(page, sites.fr.chantier);
  await page.reload({ waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites.fr.chantier.name);
  const before = requested(scripts).length;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites.fr.hero.title);
  expect(readPath(page)).toBe('/');
  expect(requested(scripts).length, 'without scripts').toBe(before);
  await expectLandingPageBelow(page);
});
