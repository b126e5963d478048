import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { netlifyImageUrl } from '../../src/gatsby/pictures/netlifyImage';
import { type Asked, askAt, longText, readOutput, startServer, writeSite } from './testSite';

let site: Awaited<ReturnType<typeof writeSite>>;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  site = await writeSite();
  server = startServer(site.root, '0');
  url = /Ready: (\S+)/.exec(await readOutput(server, /Ready: \S+/))?.[1] ?? '';
}, 30_000);

afterAll(() => {
  server.kill();
  site.remove();
});

const ask = (path: string, asked?: Asked) => askAt(url, path, asked);

describe('pages', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['gzip;q=0.5, br;q=0', gunzipSync],
  ])('compresses a page with %s when the browser takes it', async (encoding, decompress) => {
    const { headers, body } = await ask('/', { headers: { 'Accept-Encoding': encoding } });
    expect(headers['content-encoding']).toBe(encoding.split(';')[0]);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.length).toBeLessThan(longText.length / 2);
    expect(decompress(body).toString()).toContain('Accueil');
  });

  it('sends a page as it is to a browser that takes no compression', async () => {
    const { headers, body } = await ask('/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toContain(longText);
  });

  it('sends an address without its slash to the one that has it, keeping the question', async () => {
    const { status, headers } = await ask('/albums/gadas?from=share');
    expect(status).toBe(301);
    expect(headers.location).toBe('/albums/gadas/?from=share');
  });

  it('sends /en to /en/', async () => {
    expect((await ask('/en')).headers.location).toBe('/en/');
  });

  it('answers 304 to a browser that has the page already', async () => {
    const { etag } = (await ask('/')).headers;
    const { status, body } = await ask('/', { headers: { 'If-None-Match': String(etag) } });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
  });

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, body } = await ask('/en/', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-length']).toBe('13');
    expect(body).toHaveLength(0);
  });

  it('refuses to be written to', async () => {
    const { status, headers } = await ask('/', { method: 'POST', body: 'a=1' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('what is not there', () => {
  it.each([
    ['/nowhere', 'Page introuvable'],
    ['/albums/nowhere/', 'Page introuvable'],
    ['/england', 'Page introuvable'],
    ['/en/nowhere', 'Page not found'],
    ['/en/albums/nowhere/', 'Page not found'],
  ])('answers %s with the page that says "%s" and the status 404', async (path, words) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['x-content-type-options']).toBe('nosniff');
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
  ])('does not leave the published folder for %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('not published');
  });

  it.each(['/%E0%A4', '/%00', '/%'])('answers 400 to %s, which is no address', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });
});

describe('headers of netlify.toml', () => {
  it.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/en/', 'public, max-age=0, must-revalidate'],
    ['/admin/decap/cms.js', 'public, max-age=0, must-revalidate'],
    ['/app-0a1b2c.js', 'public, max-age=31536000, immutable'],
    ['/static/ab/film.mp4', 'public, max-age=31536000, immutable'],
  ])('lets %s be kept as "%s"', async (path, cacheControl) => {
    expect((await ask(path)).headers['cache-control']).toBe(cacheControl);
  });

  it('protects every page', async () => {
    expect((await ask('/en/')).headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
});

describe('who may load a file', () => {
  it.each([
    ['/static/ab/film.mp4', 'same-origin'],
    ['/app-0a1b2c.js', 'same-origin'],
    ['/share/home.jpg', 'cross-origin'],
  ])('%s says %s', async (path, policy) => {
    expect((await ask(path)).headers['cross-origin-resource-policy']).toBe(policy);
  });
});

describe('headers of public/_headers, which the build writes', () => {
  it('go with the page they name, beside those of netlify.toml', async () => {
    const { headers } = await ask('/en/');
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((await ask('/')).headers['content-security-policy']).toBeUndefined();
  });

  it('go with the 404 page at any address', async () => {
    expect((await ask('/nowhere')).headers['x-page']).toBe('404');
  });

  it('is itself not served', async () => {
    expect((await ask('/_headers')).status).toBe(404);
  });
});

describe('files', () => {
  it.each([
    ['bytes=10-19', 'bytes 10-19/2000', '0123456789'],
    ['bytes=1995-', 'bytes 1995-1999/2000', '56789'],
    ['bytes=-3', 'bytes 1997-1999/2000', '789'],
  ])('sends the part %s of a video', async (range, contentRange, part) => {
    const { status, headers, body } = await ask('/static/ab/film.mp4', { headers: { Range: range } });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(contentRange);
    expect(body.toString()).toBe(part);
  });

  it('says how long a video is when asked for a part beyond its end', async () => {
    const { status, headers } = await ask('/static/ab/film.mp4', { headers: { Range: 'bytes=2000-' } });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */2000');
  });

  it('finds a photograph whose name has a space', async () => {
    const { status, headers, body } = await ask('/static/ab/photo%201.jpg');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(body.toString()).toBe('a photograph');
  });
});

describe('pictures left to Netlify’s Image CDN', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const)('are made as %s, at the width that is asked for', async (asked, made) => {
    const { status, headers, body } = await ask(netlifyImageUrl('/static/ab/scène 1.jpg', 320, asked));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(`image/${asked === 'jpg' ? 'jpeg' : asked}`);
    expect(await sharp(body).metadata()).toMatchObject({ format: made, width: 320, height: 240 });
  });

  it('are not fetched from other hosts', async () => {
    expect((await ask(netlifyImageUrl('https://other.example/a.jpg', 320, 'webp'))).status).toBe(403);
  });
});

describe('functions', () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };

  it('gives a POST to the function of that address, and its headers back', async () => {
    const answer = await ask('/thanks', { method: 'POST', headers, body: 'transaction=42' });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/thanks/?id=42');
  });

  it('gives a GET of the same address to the page', async () => {
    const { status, body } = await ask('/thanks/');
    expect(status).toBe(200);
    expect(body.toString()).toContain('Merci');
  });

  it('goes on serving after a function that fails', async () => {
    const failed = await ask('/thanks', { method: 'POST', headers, body: 'transaction=broken' });
    expect(failed.status).toBe(500);
    expect(failed.body.toString()).toContain('the function broke');
    expect((await ask('/')).status).toBe(200);
  });
});

describe('what stops the server from starting', () => {
  it('says in a sentence that the port is taken', async () => {
    const output = await readOutput(startServer(site.root, new URL(url).port), /never/);
    expect(output).toMatch(/^Port \d+ is already taken: .*PORT=.*\n$/);
  });

  it('says in a sentence that the site is not built', async () => {
    const output = await readOutput(startServer(join(site.root, 'netlify'), '0'), /never/);
    expect(output).toBe('There is no built site in public/: run "npm run build" first.\n');
  });

  it('says in a sentence that PORT is not a number', async () => {
    const output = await readOutput(startServer(site.root, 'eighty'), /never/);
    expect(output).toBe('PORT must be a number from 0 to 65535, not "eighty".\n');
  });
});
