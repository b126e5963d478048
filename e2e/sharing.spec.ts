import { albumWithMostPhotos, counts, sites } from './content';
import { expect, test } from './fixtures';
import { openOverlay, openWithScripts, screens } from './site';

// What messengers and machines read is read from the built pages, in e2e/built.
const { site } = sites.fr.home.frame;

test('scripts leave what machines read where it is, once', async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]');
  await page.goto('/');
  const before = await data.allTextContents();
  await openWithScripts(page, '/');
  expect(await data.allTextContents()).toEqual(before);
  expect(before).toHaveLength(1);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
});

test('an open album is shared by its own address', async ({ page }) => {
  test.skip(counts.albums === 0, 'The content has no album');
  await page.setViewportSize(screens.phone);
  await openWithScripts(page, '/');
  const overlay = await openOverlay(page, albumWithMostPhotos.fr);
  const link = overlay.locator('a[href^="https://wa.me/"]');
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(`${site.url}${sites.fr.albumPath(albumWithMostPhotos.fr.slug)}`);
});

test('where the browser can share, its own sheet opens', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
  });
  await openWithScripts(page, '/en/');
  await page.locator('#donation a[href^="https://wa.me/"]').click();
  await expect(page).toHaveURL('/en/');
  expect(await page.evaluate('window.shared')).toEqual([expect.objectContaining({ url: `${site.url}/en/#donation` })]);
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
