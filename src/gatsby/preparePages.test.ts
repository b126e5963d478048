import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { queueImageResizing } from 'gatsby-plugin-sharp';
import { fixtureFolder, loadFixtureContent } from '../testing/loadFixtureContent';
import type { BuildTools } from './pictures/describePicture';
import { type PreparedPages, preparePages } from './preparePages';

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
    const tools = { cache, reporter: { warn: () => {} } } as unknown as BuildTools;
    prepared = await preparePages(content, fixtureFolder, tools);
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
      expect(pictures.map(({ src }) => src).sort()).toEqual([...new Set(named)].sort());
    }
    expect(JSON.stringify(prepared)).not.toMatch(/"picture":null|"usual":0|"photos":\[\]/);
  });

  it('have the videos that they show, and the costs of the albums that they list', () => {
    expect(Object.keys(find('/albums/film/', 'en').files)).toEqual(['/uploads/veillee/video.mp4']);
    expect(Object.keys(find('/', 'fr').costs).sort()).toEqual(['chantier', 'film', 'veillee']);
  });

  it('have the label that is their title in their language', () => {
    const titles = ['fr', 'en'].map((language) => find('/offline/', language).title);
    expect(titles).toEqual(['Hors connexion', 'Offline']);
  });
});
