import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { emulateSlowConnection, holdRequests, pictures, scripts, watchRequests } from '../support/network';
import { expectLandingPageBelow, expectPath, openOverlay, screens, waitForIdle, waitForScripts } from '../support/site';

test.describe('on a slow connection', () => {
  test.beforeEach(({ page }) => emulateSlowConnection(page));

  test('scripts wait for the largest picture after interactions', async ({ page }) => {
    const requested = watchRequests(page);
    const release = await holdRequests(page, pictures);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.mouse.move(100, 300, { steps: 2 });
    await page.keyboard.press('Shift');
    await waitForIdle(page);
    await expect.poll(() => requested(pictures).length).toBeGreaterThan(0);
    expect(requested(scripts)).toEqual([]);
    await release();
    await waitForScripts(page);
  });

  test('the form of the return page checks a payment again without scripts', async ({ page }) => {
    await holdRequests(page, scripts);
    await page.goto('/cinetpay-return/pending/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: sites.fr.label('return.checkAgain') }).click();
    await page.waitForURL('**/cinetpay-return/neutral/');
  });

  test('Back from an album reloaded at the URL of its overlay shows the landing page', async ({ page }) => {
    const requested = watchRequests(page);
    await page.goto('/', { waitUntil: 'load' });
    await page.mouse.move(10, 10, { steps: 2 });
    // The page's scripts have taken what the script loader queued.
    await expect.poll(() => page.evaluate('window.queuedElements === undefined')).toBe(true);
    await openOverlay(page, sites.fr.chantier);
    await page.reload({ waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites.fr.chantier.name);
    const before = requested(scripts).length;
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites.fr.hero.title);
    await expectPath(page, '/');
    expect(requested(scripts).length, 'without scripts').toBe(before);
    await expectLandingPageBelow(page);
  });
});

test.describe('on a phone that opens #donation', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: screens.phone });

  test('the page jumps to the form, and scrolls smoothly only for links', async ({ page }) => {
    await page.goto('/#donation');
    const html = page.locator('html');
    await expect(html, 'a smooth scroll would fetch the pictures that it passes').toHaveCSS('scroll-behavior', 'auto');
    await page.getByRole('contentinfo').locator('a[href="#gallery"]').tap();
    await expect(html).toHaveCSS('scroll-behavior', 'smooth');
  });
});
