import { sites } from './content';
import { expect, test } from './fixtures';
import { openOverlay, openWithScripts, screens } from './site';

// e2e/built checks the metadata of the built pages.

test('hydration keeps the metadata, and the overlay shares the URL of its album', async ({ page, request }) => {
  await page.setViewportSize(screens.phone);
  await openWithScripts(page, '/');
  const [built] = await page.locator('script[type="application/ld+json"]').allTextContents();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  expect((await (await request.get('/')).text()).split(`>${built}</script>`)).toHaveLength(2);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);

  const overlay = await openOverlay(page, sites.fr.chantier);
  const link = overlay.locator('a[href^="https://wa.me/"]');
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(`https://www.example.org${sites.fr.chantier.path}`);
});
