import { albumWithMostPhotos, counts, sites } from './content';
import { expect, test } from './fixtures';
import { openOverlay, openWithScripts, screens } from './site';

// What messengers and machines read is read from the built pages, in e2e/built.
const { site } = sites.fr.home.frame;

test('scripts leave what machines read as it was built, and an open album is shared by its own address', async ({
  page,
  request,
}) => {
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

test.describe('a site built for the emulator of one machine and served by another', () => {
  test.use({ baseURL: ({ served }, use) => use(served.url.replace('localhost', 'elsewhere.localhost')) });

  test('takes no gifts, and says that payment is not open', async ({ page }) => {
    await page.goto('/');
    const { notOpen } = sites.fr.home.sections.donation;
    await expect(page.locator('#donation').getByText(notOpen)).toBeVisible();
    await expect(page.locator('#donation form')).toHaveCount(0);
  });
});
