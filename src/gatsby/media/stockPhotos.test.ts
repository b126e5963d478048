import { readdirSync, readFileSync } from 'node:fs';
import type { SourceNodesArgs } from 'gatsby';
import { makeFolder } from '../../testing/makeFolder';
import { fetchStockPhotos } from './stockPhotos';

const made = makeFolder();
const url = 'https://images.unsplash.com/photo-1?w=1600';
let warnings: string[];
beforeEach(() => {
  warnings = [];
});
afterEach(() => jest.restoreAllMocks());

function fetchAll(sources: string[]) {
  return fetchStockPhotos(sources, {
    cache: { directory: made.folder },
    reporter: { warn: (text: string) => warnings.push(text) },
  } as unknown as SourceNodesArgs);
}

function answer(make: () => Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(make);
}

const answerPicture = (bytes: string) => async () =>
  new Response(Buffer.from(bytes, 'latin1'), { headers: { 'content-type': 'image/jpeg' } });
const photograph = '\xff\xd8\xff\xd9';

it('fetchStockPhotos fetches each URL once across builds and skips files', async () => {
  const asked = answer(answerPicture(photograph));
  const found = await fetchAll([url, url, '/uploads/accueil/hero.jpg']);
  expect([...found.keys()]).toEqual([url]);
  expect(readFileSync(found.get(url) ?? '', 'latin1')).toBe(photograph);
  await fetchAll([url]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(warnings).toEqual([]);
});

it.each([
  ['no network', async () => Promise.reject(new Error('fetch failed')), 'fetch failed'],
  ['an error', async () => new Response('', { status: 503 }), 'status 503'],
  ['an AVIF called .jpg', answerPicture('\0\0\0 ftypavif'), 'notPicture'],
  ['a HEIF called .jpg', answerPicture('\0\0\0 ftypheic'), 'heic'],
  ['a page', async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), 'text/html'],
])('fetchStockPhotos warns and omits the picture when there is %s', async (_, make, says) => {
  answer(make);
  expect((await fetchAll([url])).size).toBe(0);
  expect(warnings.join()).toContain(url);
  expect(warnings.join()).toContain(says);
  expect(readdirSync(made.folder)).toEqual([]);
});
