import type { DataSelector } from '../../src/shared/dataAttributes';
import { languageNames } from '../../src/shared/i18n/languages';
import { sites } from '../support/content';
import { findForm } from '../support/donationForm';
import { expect, test } from '../support/fixtures';
import { albumCard, expectPath, loadEveryPicture, screens } from '../support/site';

test.use({ javaScriptEnabled: false, expectedFaults: [/settings blocked an? (inline )?script/] });

// In Debian's Firefox, Playwright cannot disable scripts. A policy forbids them instead, but does not show <noscript>.
test.beforeEach(async ({ page, browserName }) => {
  if (browserName !== 'firefox') return;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
});

// e2e/files checks the texts of the pages.
const { path, label, hero, activities, donation, contact, chantier } = sites.fr;

test('without scripts, the landing page lacks only what needs them', async ({ page }) => {
  await page.goto(path('/'));
  await test.step('every picture of the landing page loads', async () => {
    await loadEveryPicture(page);
  });

  await test.step('the buttons and the bar lead to their sections', async () => {
    await page.locator('#home').getByRole('link', { name: hero.cta1 }).click();
    await expect(page.getByRole('heading', { name: activities.title })).toBeInViewport();
    await page
      .getByRole('banner')
      .getByRole('link', { name: label('nav.donate') })
      .click();
    await expect(page.getByRole('heading', { name: donation.title })).toBeInViewport();
  });

  await test.step('the data-saver switch is hidden, and all pictures are shown', async () => {
    await expect(page.locator('[data-switch]' satisfies DataSelector).first()).toBeHidden();
    await expect(page.locator('head link[rel=preload][as=image]')).toHaveCount(1);
    await expect(page.locator('#gallery img').filter({ visible: true })).toHaveCount(3);
  });

  await test.step('the donation section shows other ways and no form', async () => {
    const section = page.locator('#donation');
    const words = section.getByRole('heading', { name: label('donation.otherWays') }).locator('..');
    await expect(words).toBeVisible();
    for (const way of ['Orange Money', '+237 6 00 00 00 01', 'Virement bancaire', 'collecte.example', 'En personne'])
      await expect(words).toContainText(way);
    await expect(findForm(page, 'fr').whole).toBeHidden();
    await expect(section.locator('form, input, select, button').filter({ visible: true })).toHaveCount(0);
  });
});

test('the menu, an album and the language switch work without scripts', { tag: '@engines' }, async ({ page }) => {
  await test.step('the menu opens, leads to a section, and closes', async () => {
    await page.setViewportSize(screens.phone);
    await page.goto(path('/'));
    const bar = page.getByRole('banner');
    const toggle = bar.locator('summary', { hasText: label('nav.menu') });
    const link = bar.getByRole('link', { name: label('nav.contact') });
    await expect(link).toBeHidden();
    await toggle.click();
    await link.click();
    await expectPath(page, `${path('/')}#contact`);
    await expect(page.getByRole('heading', { name: contact.title })).toBeInViewport();
    await toggle.click();
    await expect(link).toBeHidden();
  });

  await test.step('an album’s card leads to its page, whose pictures load', async () => {
    await albumCard(page, chantier.name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chantier.name);
    await expectPath(page, chantier.path);
    await loadEveryPicture(page);
    const places = page.getByRole('main').getByRole('figure').locator('a img, video, [role=img]');
    await expect(places).toHaveCount(chantier.media.length);
    expect((await places.first().boundingBox())?.width, 'the first photo has a row of its own').toBeGreaterThan(250);
  });

  await test.step('a photo covers the page, and gives it back at the same place', async () => {
    const tile = page.locator('main li[id]').last();
    await tile.locator('img').click();
    // The width is not compared: Firefox keeps the scroll bar.
    await expect.poll(() => tile.boundingBox()).toMatchObject({ x: 0, y: 0, height: screens.phone.height });
    await tile.getByRole('link', { name: label('dialog.close'), exact: true }).click();
    await expect(tile).not.toHaveCSS('position', 'fixed');
    await expect(tile).toBeInViewport();
  });

  await test.step('the language switch leads to the same album', async () => {
    await page.getByRole('banner').getByRole('link', { name: languageNames.en }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectPath(page, sites.en.chantier.path);
  });
});
