import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { fetchStockPhotos } from './stockPhotos';

const address = 'https://images.unsplash.com/photo-1?w=1600';
let directory: string;
let warnings: string[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'stock-'));
  warnings = [];
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true });
});

function fetchAll(sources: string[]) {
  return fetchStockPhotos(sources, {
    cache: { directory },
    reporter: { warn: (text: string) => warnings.push(text) },
  } as unknown as SourceNodesArgs);
}

function answer(make: () => Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(make);
}

const picture = async () => new Response('a photograph', { headers: { 'content-type': 'image/jpeg' } });

it('fetchStockPhotos fetches each URL once across builds and skips files', async () => {
  const asked = answer(picture);
  const found = await fetchAll([address, address, '/uploads/accueil/hero.jpg']);
  expect([...found.keys()]).toEqual([address]);
  expect(readFileSync(found.get(address) ?? '', 'utf8')).toBe('a photograph');
  await fetchAll([address]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(warnings).toEqual([]);
});

it.each([
  ['no network', async () => Promise.reject(new Error('fetch failed')), 'fetch failed'],
  ['an error', async () => new Response('', { status: 503 }), 'status 503'],
  ['a page', async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), 'text/html'],
])('fetchStockPhotos warns and omits the picture when there is %s', async (_, make, says) => {
  answer(make);
  expect((await fetchAll([address])).size).toBe(0);
  expect(warnings.join()).toContain(address);
  expect(warnings.join()).toContain(says);
  expect(readdirSync(directory)).toEqual([]);
});
