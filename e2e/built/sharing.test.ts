import sharp from 'sharp';
import { isPlaceholder } from '../../src/content/placeholders';
import type { DataSelector } from '../../src/dataNames';
import { languages } from '../../src/i18n/languages';
import { decapPath, posterPath } from '../../src/routes';
import { mediaOf, publicPaths, sites, tidy } from '../content';
import { find, isBuilt, listPages, openPage, readAll, readBytes, readText } from './files';

const { site } = sites.fr.home.frame;
const heaviestSharePicture = 200_000;

describe.each(languages)('the built site in %s', (language) => {
  const { home, albums, poster, path, albumPath, label } = sites[language];
  const { title, description } = home.sections.hero;
  const pages = [
    { address: path('/'), name: title, description, share: home.share },
    ...albums.map(({ slug, album, share }) => ({ ...album, address: albumPath(slug), share })),
    { address: path(posterPath), name: poster.texts.title, description: undefined, share: poster.share },
  ];

  it.each(pages)(
    '$address has a share title, a share text and its own share picture',
    async ({ address, ...shared }) => {
      const page = openPage(address);
      const property = (key: string) => tidy(find(page, `head meta[property="${key}"]`).getAttribute('content'));
      expect(property('og:title')).toBe(shared.name);
      if (shared.description) expect(property('og:description')).toBe(shared.description);
      expect(property('og:url')).toBe(new URL(address, site.url).href);
      expect(property('og:site_name')).toBe(home.frame.site.name);
      expect(property('og:locale')).toBe(language === 'fr' ? 'fr_FR' : 'en_GB');
      expect(property('og:image:alt')).toBe(shared.share.alt);
      expect(property('og:image')).toBe(new URL(shared.share.path, site.url).href);
      expect(readAll(page, 'head meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
      const file = readBytes(shared.share.path);
      expect(file.length).toBeLessThanOrEqual(heaviestSharePicture);
      const { format, width, height } = await sharp(file).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    },
  );

  it.each([path('/'), path(posterPath)])('%s has structured data without placeholders', (address) => {
    const text = find(openPage(address), 'script[type="application/ld+json"]').textContent;
    const data = JSON.parse(text);
    const { address: place } = home.frame.contact;
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'NGO', address: place });
    // A build that pays to the emulator must not offer donations.
    if (paysEmulator(address)) expect(data).not.toHaveProperty('potentialAction');
    for (const field of ['name', 'shortName', 'phone', 'email', 'url'] as const) {
      if (isPlaceholder(home.frame.site, field)) expect(text).not.toContain(home.frame.site[field]);
    }
  });

  it('has structured data of each album with its picture and videos', () => {
    for (const each of albums) {
      const { slug, album, share } = each;
      const data = JSON.parse(tidy(find(openPage(albumPath(slug)), 'script[type="application/ld+json"]').textContent));
      expect(data).toMatchObject({
        '@type': 'ImageGallery',
        name: album.name,
        inLanguage: language,
        image: { caption: share.alt },
      });
      expect(data.url).toMatch(new RegExp(`${albumPath(slug)}$`));
      expect(data.image.contentUrl).toMatch(new RegExp(`${share.path}$`));
      const videos: { name: string; contentUrl: string; thumbnailUrl: string }[] = data.video ?? [];
      expect(videos.map(({ name }) => name)).toEqual(mediaOf(each, 'video').map(({ caption }) => caption));
      for (const file of videos.flatMap(({ contentUrl, thumbnailUrl }) => [contentUrl, thumbnailUrl])) {
        expect(isBuilt(new URL(file, site.url).pathname)).toBe(true);
      }
    }
  });

  it('has a manifest that names the site and its icons', async () => {
    const page = openPage(path('/'));
    const manifest = JSON.parse(readText(find(page, 'link[rel=manifest]').getAttribute('href') ?? ''));
    const { name, shortName } = home.frame.site;
    expect(manifest).toMatchObject({ name, short_name: shortName, lang: language, start_url: path('/') });
    expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toEqual(['any', 'any', 'maskable']);
    const appleIcon = find(page, 'link[rel=apple-touch-icon]').getAttribute('href');
    for (const { src, sizes } of [...manifest.icons, { src: appleIcon, sizes: '180x180' }]) {
      const { format, width, height } = await sharp(readBytes(src)).metadata();
      expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes]);
    }
  });

  it('shares albums, activities and the donation on WhatsApp with their own URLs', () => {
    const readSent = (address: string) =>
      readAll(openPage(address), 'a[href^="https://wa.me/?"]', 'href')
        .map((link) => tidy(new URL(link ?? '').searchParams.get('text')))
        .filter(Boolean);
    const { name } = home.frame.site;
    expect(readSent(path('/'))).toEqual([
      ...home.activities.map(
        (activity) =>
          `${label('share.activity', { title: activity.title, site: name })} ${site.url}${path(`/activites/${activity.slug}/`)}`,
      ),
      `${label('share.donation', { site: name })} ${site.url}${path('/#donation')}`,
    ]);
    for (const { slug, album } of albums) {
      const sentence = label('share.album', { name: album.name, site: name });
      expect(readSent(albumPath(slug))).toEqual([`${sentence} ${site.url}${albumPath(slug)}`]);
    }
  });

  it('marks the poster as a proof while the URL is a placeholder or payment is not open', () => {
    const page = openPage(path(posterPath));
    const sheet = find(page, '[data-poster]' satisfies DataSelector);
    const isProof = isPlaceholder(home.frame.site, 'url') || paysEmulator(path('/'));
    expect(tidy(page.body.textContent).includes(label('poster.proofReason'))).toBe(isProof);
    expect([...sheet.querySelectorAll('p')].some((text) => tidy(text.textContent) === label('poster.proof'))).toBe(
      isProof,
    );
  });
});

it('the sitemap lists exactly the indexable pages, each with its alternates', () => {
  const sitemap = readText('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? ''));
  expect(new Set(listed.map(({ origin }) => origin))).toEqual(new Set([new URL(site.url).origin]));
  const paths = listed.map(({ pathname }) => pathname).toSorted();
  expect(paths).toEqual(publicPaths.toSorted());
  const findable = listPages().filter(
    (address) =>
      !address.startsWith(decapPath) && !readAll(openPage(address), 'meta[name=robots]', 'content').includes('noindex'),
  );
  expect(paths).toEqual(findable.toSorted());
  for (const [, entry = ''] of sitemap.matchAll(/<url>(.*?)<\/url>/gs)) {
    const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, name]) => name);
    expect(alternates).toEqual([...languages, 'x-default']);
  }
});

it('robots.txt names the sitemap', () => {
  const robots = readText('/robots.txt');
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', site.url).href}`);
  expect(robots).not.toContain('Disallow: /\n');
});

/** Whether the build pays to the local emulator. */
function paysEmulator(address: string): boolean {
  return /<meta http-equiv="Content-Security-Policy"[^>]*connect-src 'self' http:\/\/127/.test(readText(address));
}
