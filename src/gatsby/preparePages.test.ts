import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { queueImageResizing } from 'gatsby-plugin-sharp';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageHead } from '../site/head/PageHead';
import { fixtureFolder, loadFixtureContent } from '../testing/loadFixtureContent';
import type { BuildHelpers } from './media/encodePicture';
import { type PreparedPages, preparePages } from './preparePages';
import { formatSitemap } from './sharing/publishSharing';

// Encodes nothing: each file has the size of its original.
jest.mock('gatsby-plugin-sharp', () => ({
  queueImageResizing: ({ file: { absolutePath, name } }: Parameters<typeof queueImageResizing>[0]) => ({
    src: `/static/${name}`,
    absolutePath,
    finishedPromise: Promise.resolve(),
  }),
}));

describe('the pages', () => {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const cache = { directory: folder, get: async () => undefined, set: async () => undefined };
  let prepared: PreparedPages;

  // Videos are published to public/ in the working directory.
  beforeAll(async () => {
    process.chdir(folder);
    const photo = readFileSync(join(fixtureFolder, 'uploads/veillee/photo-1.jpg'));
    const fetched = async () => new Response(photo, { headers: { 'content-type': 'image/jpeg' } });
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
    const content = loadFixtureContent();
    Object.assign(content.labels.fr, { 'offline.title': 'Hors connexion' });
    Object.assign(content.labels.en, { 'offline.title': 'Offline' });
    const film = content.albums.find(({ entry }) => entry.fr?.id === 'film');
    Object.assign(film?.entry.en ?? {}, { name: ' ' });
    const helpers = { cache, reporter: { warn: () => {} } } as unknown as BuildHelpers;
    prepared = await preparePages(content, fixtureFolder, helpers);
  });
  afterAll(() => {
    jest.restoreAllMocks();
    process.chdir(root);
    rmSync(folder, { recursive: true });
  });

  function find(path: string, language: string) {
    const found = prepared.pages.find((page) => page.path === path && page.language === language);
    if (!found) throw new Error(`No page ${path} in ${language}`);
    return found;
  }

  it('have each picture that their content names', () => {
    for (const { pictures, ...page } of prepared.pages) {
      const named =
        JSON.stringify(page).match(/(\/uploads\/[^"]+\.(?:jpg|png)|https:\/\/images\.unsplash\.com[^"]+)/g) ?? [];
      expect(Object.keys(pictures).sort()).toEqual([...new Set(named)].sort());
    }
    expect(JSON.stringify(prepared)).not.toMatch(/"usual":0|"photos":\[\]/);
  });

  it('have the videos that they show, and the costs of the albums that they list', () => {
    expect(Object.keys(find('/albums/film/', 'en').files)).toEqual(['/uploads/veillee/video.mp4']);
    expect(Object.keys(find('/', 'fr').costs).sort()).toEqual(['chantier', 'film', 'veillee']);
  });

  it('are in French for search engines where they have no translation', () => {
    const links = (path: string) => {
      const page = find(path, 'en');
      const head = renderToStaticMarkup(PageHead(page));
      return [...head.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="https:[^"]*"/gi)].map(([link]) =>
        link.replace(/.*?(?:hrefLang="(.*)" )?href="https:\/\/[^/]*(.*)"/i, '$1 $2').trim(),
      );
    };
    expect(links('/albums/film/')).toEqual(['/albums/film/', 'fr /albums/film/', 'x-default /albums/film/']);
    expect(links('/albums/veillee/')).toEqual([
      '/en/albums/veillee/',
      'fr /albums/veillee/',
      'en /en/albums/veillee/',
      'x-default /albums/veillee/',
    ]);
    const sitemap = formatSitemap([find('/albums/film/', 'fr'), find('/albums/', 'fr')], 'https://site.example');
    expect(sitemap.match(/(?<=<loc>https:\/\/site.example).*(?=<\/loc>)/g)).toEqual([
      '/albums/film/',
      '/albums/',
      '/en/albums/',
    ]);
  });

  it('have a label in their language as their title, where the content has none', () => {
    const titles = ['fr', 'en'].map((language) => find('/offline/', language).title);
    expect(titles).toEqual(['Hors connexion', 'Offline']);
  });
});
