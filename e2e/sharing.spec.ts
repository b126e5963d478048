import { albumWithMostPhotos, counts, sites } from './content';
import { expect, test } from './fixtures';
import { openOverlay, openWithScripts, screens } from './site';

// e2e/built checks the metadata of the built pages.
const { site } = sites.fr.home.frame;

test('hydration keeps the metadata, and the overlay shares the URL of its album', async ({ page, request }) => {
  await page.setViewportSize(screens.phone);
  await openWithScripts(page, '/');
  const [built] = await page.locator('script[type="application/ld+json"]').allTextContents();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  expect((await (await request.get('/')).text()).split(`>${built}</script>`)).toHaveLength(2);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);

  if (counts.albums === 0) return;
  const overlay = await openOverlay(page, albumWithMostPhotos.fr);
  const link = overlay.locator('a[href^="https://wa.me/"]');
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(`${site.url}${sites.fr.albumPath(albumWithMostPhotos.fr.slug)}`);
});

test.describe('a site built for the local emulator and served from another host', () => {
  test.use({ baseURL: ({ served }, use) => use(served.url.replace('localhost', 'elsewhere.localhost')) });

  test('says that payment is not open', async ({ page }) => {
    await page.goto('/');
    const { notOpen } = sites.fr.home.sections.donation;
    await expect(page.locator('#donation').getByText(notOpen)).toBeVisible();
    await expect(page.locator('#donation form')).toHaveCount(0);
  });
});
