import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readPort } from '../ports';
import type { Netlify } from './netlify';
import { type PreviewServer, startPreviewServer } from './server';
import { askAt, longText, type RequestOptions, writeSite } from './testSite';

// The tests of this file need no @netlify/dev; those that do are in e2e/built/netlify.test.ts.
const withoutRules: Netlify = {
  resolve: async () => ({ headers: { 'X-Rule': 'of a page' } }),
  headersFor: async (page) => ({ 'X-Rule': `of ${page}` }),
  stop: async () => {},
};

let site: Awaited<ReturnType<typeof writeSite>>;
let server: PreviewServer;

const start = (root = site.root, port = 0) => startPreviewServer({ root, port, startRules: async () => withoutRules });

beforeAll(async () => {
  site = await writeSite();
  server = await start();
});

afterAll(async () => {
  await server.close();
  site.remove();
});

const ask = (path: string, options?: RequestOptions) => askAt(server.url, path, options);

describe('the preview server, on pages,', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['gzip;q=0.5, br;q=0', gunzipSync],
  ])('compresses with %s when the browser accepts it', async (encoding, decompress) => {
    const { headers, body } = await ask('/', { headers: { 'Accept-Encoding': encoding } });
    expect(headers['content-encoding']).toBe(encoding.split(';')[0]);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.length).toBeLessThan(longText.length / 2);
    expect(decompress(body).toString()).toContain('Accueil');
  });

  it('does not compress for a browser that accepts no encoding', async () => {
    const { headers, body } = await ask('/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toContain(longText);
  });

  it('redirects to the trailing slash and keeps the query', async () => {
    const { status, headers } = await ask('/albums/gadas?from=share');
    expect(status).toBe(301);
    expect(headers.location).toBe('/albums/gadas/?from=share');
  });

  it('answers 304 for a matching ETag', async () => {
    const { etag } = (await ask('/')).headers;
    const { status, body } = await ask('/', { headers: { 'If-None-Match': String(etag) } });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
  });

  it('answers 304 for a matching ETag of the compressed page', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const { etag } = (await ask('/', { headers })).headers;
    expect((await ask('/', { headers: { ...headers, 'If-None-Match': String(etag) } })).status).toBe(304);
  });

  it('compresses a changed file again', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const page = join(site.root, 'public/changing/index.html');
    mkdirSync(dirname(page));
    for (const text of ['before', 'afterwards']) {
      writeFileSync(page, text);
      const { body } = await ask('/changing/', { headers });
      expect(brotliDecompressSync(body).toString()).toBe(text);
    }
  });

  it('answers HEAD with headers only', async () => {
    const { status, headers, body } = await ask('/en/', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-length']).toBe('13');
    expect(body).toHaveLength(0);
  });

  it('refuses POST', async () => {
    const { status, headers } = await ask('/', { method: 'POST', body: 'a=1' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('sends the headers of the rules and the defaults of Netlify', async () => {
    expect((await ask('/')).headers).toMatchObject({
      'x-rule': 'of a page',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'text/html; charset=utf-8',
    });
  });
});

describe('the preview server, on a missing path,', () => {
  it.each([
    ['/nowhere', 'Page introuvable', '/404.html'],
    ['/albums/nowhere/', 'Page introuvable', '/404.html'],
    ['/england', 'Page introuvable', '/404.html'],
    ['/static', 'Page introuvable', '/404.html'],
    ['/en/nowhere', 'Page not found', '/en/404/index.html'],
    ['/en/albums/nowhere/', 'Page not found', '/en/404/index.html'],
  ])('answers %s with "%s", 404 and the headers of %s', async (path, words, page) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['x-rule']).toBe(`of ${page}`);
    expect(body.toString()).toContain(words);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/static/..%2f..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fpublic-secret/',
    '/secret.txt',
    '//other.host/secret.txt',
  ])('does not leave public/ for %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('not published');
  });

  it.each(['/%E0%A4', '/%00', '/%'])('answers 400 to the invalid URL %s', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  it('does not serve _headers', async () => {
    expect((await ask('/_headers')).status).toBe(404);
  });

  it('answers 404 to POST', async () => {
    expect((await ask('/nowhere', { method: 'POST' })).status).toBe(404);
  });
});

describe('the preview server, on files,', () => {
  it.each([
    ['bytes=10-19', 'bytes 10-19/2000', '0123456789'],
    ['bytes=1995-', 'bytes 1995-1999/2000', '56789'],
    ['bytes=-3', 'bytes 1997-1999/2000', '789'],
  ])('answers the range %s of a video', async (range, contentRange, part) => {
    const { status, headers, body } = await ask('/static/ab/film.mp4', { headers: { Range: range } });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(contentRange);
    expect(body.toString()).toBe(part);
  });

  it('answers 416 with the length for a range beyond the end', async () => {
    const { status, headers } = await ask('/static/ab/film.mp4', { headers: { Range: 'bytes=2000-' } });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */2000');
  });

  it('ignores a range on the 404 page', async () => {
    expect((await ask('/nowhere', { headers: { Range: 'bytes=0-3' } })).status).toBe(404);
  });

  it('finds a photo whose name has a space', async () => {
    const { status, headers, body } = await ask('/static/ab/photo%201.jpg');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(body.toString()).toBe('a photograph');
  });
});

describe('the preview server does not start', () => {
  it('when the port is taken', async () => {
    const port = Number(new URL(server.url).port);
    await expect(start(site.root, port)).rejects.toThrow(/^Port \d+ is already taken: .*PORT=/);
  });

  it('when the site is not built', async () => {
    await expect(start(join(site.root, 'netlify'))).rejects.toThrow(
      'There is no built site in public/: run "npm run build" first.',
    );
  });

  it('when PORT is not a number', () => {
    expect(() => readPort('PORT', 8888, { PORT: 'eighty' })).toThrow(
      'PORT must be a number from 0 to 65535, not "eighty".',
    );
  });
});
