import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { isPlaceholder } from '../src/content/placeholders';
import { languages, posterPath } from '../src/i18n/languages';
import { expect, test } from './fixtures';
import { albumWithMostPhotos, openOverlay, openWithScripts, publicPaths, screens, sites } from './site';

const built = resolve(__dirname, '../public');
const { site } = sites.fr.home.frame;
const heaviestSharePicture = 200_000;

for (const language of languages) {
  const { home, albums, poster, path, albumPath } = sites[language];
  const pages = [
    { address: path('/'), name: home.sections.hero.title, description: home.sections.hero.description, ...home },
    ...albums.map(({ slug, album, share }) => ({ address: albumPath(slug), ...album, share })),
    { address: path(posterPath), name: poster.texts.title, description: undefined, share: poster.share },
  ];

  test.describe('as messengers read it', () => {
    test.use({ javaScriptEnabled: false });

    for (const { address, name, description, share } of pages) {
      test(`${address} is shared with its title, its text and a picture of its own`, async ({ page, request }) => {
        await page.goto(address);
        const property = (key: string) => page.locator(`head meta[property="${key}"]`).getAttribute('content');
        expect(await property('og:title')).toBe(name);
        if (description) expect(await property('og:description')).toBe(description);
        expect(await property('og:url')).toBe(new URL(address, site.url).href);
        expect(await property('og:site_name')).toBe(home.frame.site.name);
        expect(await property('og:locale')).toBe(language === 'fr' ? 'fr_FR' : 'en_GB');
        expect(await property('og:image:alt')).toBe(share.alt);
        const picture = new URL((await property('og:image')) ?? '');
        expect(picture.href).toBe(new URL(share.path, site.url).href);
        const response = await request.get(picture.pathname);
        expect(response.status()).toBe(200);
        const file = await response.body();
        expect(file.length).toBeLessThanOrEqual(heaviestSharePicture);
        const { format, width, height } = await sharp(file).metadata();
        expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
        await expect(page.locator('head meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
      });
    }
  });

  test(`machines are told only what is true of the association, in ${language}`, async ({ page }) => {
    for (const address of [path('/'), path(posterPath)]) {
      // Search engines run scripts, which must leave it there once.
      await openWithScripts(page, address);
      const [text = '', ...others] = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(others).toEqual([]);
      const data = JSON.parse(text);
      expect(data).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'NGO',
        address: home.frame.contact.address,
      });
      // The journeys' build pays to the emulator, which no visitor of the site's address could reach.
      expect(data).not.toHaveProperty('potentialAction');
      const { site } = home.frame;
      for (const field of ['name', 'shortName', 'phone', 'email', 'url'] as const) {
        if (isPlaceholder(site, field)) expect(text).not.toContain(site[field]);
      }
    }
  });

  test(`machines are told of each album, its picture and its videos, in ${language}`, async ({ page, request }) => {
    for (const { slug, album, share } of albums) {
      await page.goto(albumPath(slug));
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
      expect(data).toMatchObject({
        '@type': 'ImageGallery',
        name: album.name,
        url: albumPath(slug),
        inLanguage: language,
        image: { contentUrl: share.path, caption: share.alt },
      });
      const videos: { name: string; contentUrl: string; thumbnailUrl: string }[] = data.video ?? [];
      expect(videos.map(({ name }) => name)).toEqual(
        album.media.filter(({ type }) => type === 'video').map(({ caption }) => caption),
      );
      for (const file of videos.flatMap(({ contentUrl, thumbnailUrl }) => [contentUrl, thumbnailUrl])) {
        expect((await request.head(file)).status(), file).toBe(200);
      }
    }
  });

  test(`the manifest names the site and its icons, in ${language}`, async ({ page, request }) => {
    await page.goto(path('/'));
    const address = await readLink(page, 'manifest');
    const response = await request.get(address);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await response.json();
    const { name, shortName } = home.frame.site;
    expect(manifest).toMatchObject({ name, short_name: shortName, lang: language, start_url: path('/') });
    expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toEqual(['any', 'any', 'maskable']);
    const appleIcon = await readLink(page, 'apple-touch-icon');
    for (const { src, sizes } of [...manifest.icons, { src: appleIcon, sizes: '180x180' }]) {
      const { format, width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect([format, `${width}x${height}`], src).toEqual(['png', sizes]);
    }
  });
}

test('the sitemap lists every page that may be found, each with its other language, and nothing else', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? ''));
  expect(new Set(listed.map(({ origin }) => origin))).toEqual(new Set([new URL(site.url).origin]));
  const paths = listed.map(({ pathname }) => pathname);
  expect(paths.toSorted()).toEqual(publicPaths.toSorted());
  expect(paths.toSorted()).toEqual(listFindablePages().toSorted());
  for (const [, entry = ''] of sitemap.matchAll(/<url>(.*?)<\/url>/gs)) {
    const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, name]) => name);
    expect(alternates).toEqual([...languages, 'x-default']);
  }
});

test('robots are shown the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', site.url).href}`);
  expect(robots).not.toContain('Disallow: /\n');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    const { home, albums, path, albumPath, label } = sites[language];

    test(`albums, activities and the donation are shared by a WhatsApp link, in ${language}`, async ({ page }) => {
      const readTexts = () =>
        page
          .locator('a[href^="https://wa.me/"]')
          .evaluateAll((links) =>
            links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')),
          );
      const name = home.frame.site.name;
      await page.goto(path('/'));
      expect(await readTexts()).toEqual([
        ...home.activities.map(
          ({ slug, title }) =>
            `${label('share.activity', { title, site: name })} ${site.url}${path(`/#activity-${slug}`)}`,
        ),
        `${label('share.donation', { site: name })} ${site.url}${path('/#donation')}`,
      ]);
      for (const { slug } of home.activities) await expect(page.locator(`#activity-${slug}`)).toHaveCount(1);
      for (const { slug, album } of albums) {
        await page.goto(albumPath(slug));
        const sentence = label('share.album', { name: album.name, site: name });
        expect(await readTexts()).toEqual([`${sentence} ${site.url}${albumPath(slug)}`]);
      }
    });
  }
});

test('an open album is shared by its own address', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await openWithScripts(page, '/');
  const overlay = await openOverlay(page, albumWithMostPhotos.fr);
  const link = overlay.getByRole('link', { name: 'Partager sur WhatsApp' });
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
  await page
    .locator('#donation')
    .getByRole('link', { name: /^Share:/ })
    .click();
  await expect(page).toHaveURL('/en/');
  expect(await page.evaluate('window.shared')).toEqual([expect.objectContaining({ url: `${site.url}/en/#donation` })]);
});

test.describe('a site built for the emulator of one machine and served by another', () => {
  const { port } = new URL(`http://localhost:${process.env.PORT_E2E ?? '8899'}`);
  test.use({ baseURL: `http://elsewhere.localhost:${port}` });

  test('takes no gifts, and says that payment is not open', async ({ page }) => {
    await page.goto('/');
    const { notOpen } = sites.fr.home.sections.donation;
    await expect(page.locator('#donation').getByText(notOpen)).toBeVisible();
    await expect(page.locator('#donation form')).toHaveCount(0);
  });
});

/** The built pages that do not ask search engines to stay away, by their address. */
function listFindablePages(): string[] {
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[\\/])index\.html$/.test(name) && existsSync(join(built, name)))
    .filter((name) => !/<meta[^>]+name="robots"[^>]+noindex/.test(readFileSync(join(built, name), 'utf8')))
    .map((name) => `/${name.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
    .filter((path) => !path.startsWith('/admin/decap/'));
}

/** The address in a link of the head; while scripts take the page over, the link stands there twice. */
async function readLink(page: Page, kind: string): Promise<string> {
  const link = page.locator(`link[rel="${kind}"]`);
  await expect(link).toHaveCount(1);
  return (await link.getAttribute('href')) ?? '';
}
