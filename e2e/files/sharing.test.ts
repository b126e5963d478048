import sharp from 'sharp';
import { decapPath, posterPath } from '../../src/routes';
import type { DataSelector } from '../../src/shared/dataAttributes';
import { languages } from '../../src/shared/i18n/languages';
import { activitiesOf, albumsOf, collapseSpaces, indexedPath, indexedPaths, sites } from '../support/content';
import { find, listBuiltPages, openPage, readAll, readBytes, readText, visitorPages } from './builtFiles';

const url = 'https://www.grand-baobab.example';
const heaviestSharePicture = 100_000;

describe.each(languages)('the built site in %s', (language) => {
  const { name, shortName, hero, contact, poster, path, label } = sites[language];
  const albums = albumsOf(language);
  const pages = [
    { pagePath: path('/'), title: hero.title, text: hero.description, alt: hero.pictureAlt },
    ...albums.map(({ path: pagePath, name, description, media: [cover] }) => ({
      pagePath,
      title: name,
      text: description,
      alt: cover?.caption,
    })),
    { pagePath: path(posterPath), title: poster.title, text: undefined, alt: hero.pictureAlt },
  ];

  it.each(pages)(
    '$pagePath has a share title, a share text and a share picture',
    async ({ pagePath, title, text, alt }) => {
      const property = (key: string) =>
        collapseSpaces(find(openPage(pagePath), `head meta[property="${key}"]`).getAttribute('content'));
      expect(property('og:title')).toBe(`${title} · ${shortName}`);
      if (text) expect(property('og:description')).toBe(text);
      expect(property('og:url')).toBe(`${url}${indexedPath(pagePath)}`);
      expect(property('og:site_name')).toBe(name);
      expect(property('og:image:alt')).toBe(alt);
      expect(readAll(openPage(pagePath), 'head meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
      const picture = new URL(property('og:image'));
      expect(picture.origin).toBe(url);
      const file = readBytes(picture.pathname);
      expect(file.length).toBeLessThanOrEqual(heaviestSharePicture);
      const { format, width, height } = await sharp(file).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
      expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630']);
    },
  );

  it.each([path('/'), path(posterPath)])('%s has structured data', (pagePath) => {
    const data = JSON.parse(find(openPage(pagePath), 'script[type="application/ld+json"]').textContent);
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'NGO', address: contact.address });
  });

  it('has an icon for the home screen', async () => {
    const icon = find(openPage(path('/')), 'link[rel=apple-touch-icon]').getAttribute('href') ?? '';
    expect(await sharp(readBytes(icon)).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  });

  it('shares albums and activities on WhatsApp with their own URLs', () => {
    const readSent = (pagePath: string) =>
      readAll(openPage(pagePath), 'a[href^="https://wa.me/?"]', 'href')
        .map((link) => collapseSpaces(new URL(link ?? '').searchParams.get('text')))
        .filter(Boolean);
    for (const { path: pagePath, title } of activitiesOf(language)) {
      const sentence = label('share.activity', { title, site: name });
      expect(readSent(pagePath)).toEqual([`${sentence} ${url}${pagePath}`]);
    }
    // The link stands at the start and the end of the page.
    for (const { path: pagePath, name: album } of albums) {
      const sentence = label('share.album', { name: album, site: name });
      expect(new Set(readSent(pagePath))).toEqual(new Set([`${sentence} ${url}${pagePath}`]));
    }
  });

  it('has a poster with a button that prints it, the numbers of mobile money and no bank account', () => {
    const page = openPage(path(posterPath));
    expect(find(page, '[data-print]' satisfies DataSelector).textContent).toBe(label('poster.print'));
    const sheet = find(page, '[data-poster]' satisfies DataSelector);
    expect(collapseSpaces(sheet.textContent)).toContain('+237 6 00 00 00 01');
    expect(sheet.textContent).not.toContain('CM21');
  });

  it('marks the poster as a specimen, as nobody can pay there', () => {
    const page = openPage(path(posterPath));
    const sheet = find(page, '[data-poster]' satisfies DataSelector);
    expect(collapseSpaces(page.body.textContent)).toContain(label('poster.specimenReason'));
    expect([...sheet.querySelectorAll('p')].map((text) => collapseSpaces(text.textContent))).toContain(
      label('poster.specimen'),
    );
  });
});

it('the sitemap lists exactly the pages that search engines may index', () => {
  const sitemap = readText('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, listedUrl]) => new URL(listedUrl ?? ''));
  expect(new Set(listed.map(({ origin }) => origin))).toEqual(new Set([url]));
  const paths = listed.map(({ pathname }) => pathname).toSorted();
  expect(paths).toEqual(indexedPaths.toSorted());
  const findable = listBuiltPages().filter(
    (pagePath) =>
      !pagePath.startsWith(decapPath) &&
      !readAll(openPage(pagePath), 'meta[name=robots]', 'content').includes('noindex'),
  );
  expect(paths).toEqual(findable.filter((pagePath) => indexedPath(pagePath) === pagePath).toSorted());
});

it('every page that search engines may index is linked from another one, besides the switch of languages', () => {
  const listed = [...readText('/sitemap.xml').matchAll(/<loc>https:\/\/[^/]+([^<]+)/g)].map(([, path = '']) => path);
  expect(listed.length).toBeGreaterThan(20);
  const isLinked = (pagePath: string) =>
    visitorPages.some((page) => {
      const links = readAll(openPage(page), `a:not(${'[data-language]' satisfies DataSelector})`, 'href');
      return page !== pagePath && links.includes(pagePath);
    });
  expect(listed.filter((pagePath) => !isLinked(pagePath))).toEqual([]);
});

it('robots.txt names the sitemap, and keeps search engines out of nothing', () => {
  const robots = readText('/robots.txt');
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');
});
