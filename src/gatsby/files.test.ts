import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { makeFolder } from '../testing/makeFolder';
import { publishSourceFile, readSourceFile } from './sourceFiles';
import { fetchStockPhotos } from './stockPhotos';

const made = makeFolder();

describe('readSourceFile', () => {
  let path: string;
  const readDigest = () => readSourceFile(path)?.internal.contentDigest;
  beforeEach(() => {
    path = join(made.folder, 'une photo.jpeg');
    writeFileSync(path, 'a photo');
  });

  it('returns the name, its parts and the size', () => {
    expect(readSourceFile(path)).toEqual({
      absolutePath: path,
      base: 'une photo.jpeg',
      name: 'une photo',
      extension: 'jpeg',
      size: 7,
      internal: { contentDigest: expect.stringMatching(/^[0-9a-f]{12}$/) },
    });
  });

  it('returns the same digest for the same bytes at another time', () => {
    const digest = readDigest();
    utimesSync(path, new Date(0), new Date(0));
    expect(readDigest()).toBe(digest);
  });

  it('returns another digest after a change of the same length', () => {
    const digest = readDigest();
    writeFileSync(path, 'another');
    utimesSync(path, new Date(1000), new Date(1000));
    expect(readDigest()).not.toBe(digest);
  });

  it('returns undefined for a missing file and for a folder', () => {
    expect(readSourceFile(join(made.folder, 'gone.jpg'))).toBeUndefined();
    expect(readSourceFile(made.folder)).toBeUndefined();
  });
});

it('publishSourceFile encodes the name in the address, once, and not in the folder', () => {
  const path = join(made.folder, 'Été à 100%20.pdf'.normalize('NFC'));
  writeFileSync(path, 'a document');
  const former = process.cwd();
  process.chdir(made.folder);
  const file = readSourceFile(path);
  const address = file && publishSourceFile(file);
  process.chdir(former);
  expect(address).toMatch(/^\/static\/[0-9a-f]{12}\/%C3%89t%C3%A9%20%C3%A0%20100%2520\.pdf$/);
  expect(readFileSync(join(made.folder, 'public', decodeURIComponent(address ?? '')), 'utf8')).toBe('a document');
});

describe('stock photos', () => {
  const address = 'https://images.unsplash.com/photo-1?w=1600';
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
    const found = await fetchAll([address, address, '/uploads/accueil/hero.jpg']);
    expect([...found.keys()]).toEqual([address]);
    expect(readFileSync(found.get(address) ?? '', 'latin1')).toBe(photograph);
    await fetchAll([address]);
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
    expect((await fetchAll([address])).size).toBe(0);
    expect(warnings.join()).toContain(address);
    expect(warnings.join()).toContain(says);
    expect(readdirSync(made.folder)).toEqual([]);
  });
});
