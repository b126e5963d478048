/** @jest-environment node */
import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { netlifyImageUrl } from '../../src/gatsby/pictures/formats';
import { askAt, type RequestOptions, readOutput, startServer, writeSite } from '../../tools/preview/testSite';

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

const ask = (path: string, options?: RequestOptions) => askAt(url, path, options);

describe('npm run serve, on paths,', () => {
  it('redirects /en to /en/', async () => {
    const { status, headers } = await ask('/en');
    expect(status).toBe(301);
    expect(headers.location).toBe('/en/');
  });

  it('follows a redirect of netlify.toml', async () => {
    const { status, headers } = await ask('/admin');
    expect(status).toBe(302);
    expect(headers.location).toBe(`${url}/admin/dashboard/`);
  });
});

describe('npm run serve, with the headers of every build,', () => {
  it.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/en/', 'public, max-age=0, must-revalidate'],
    ['/admin/decap/cms.js', 'public, max-age=0, must-revalidate'],
    ['/app-0a1b2c.js', 'public, max-age=31536000, immutable'],
    ['/static/ab/film.mp4', 'public, max-age=31536000, immutable'],
  ])('sends %s with Cache-Control "%s"', async (path, cacheControl) => {
    expect((await ask(path)).headers['cache-control']).toBe(cacheControl);
  });
});

describe('Cross-Origin-Resource-Policy', () => {
  it.each([
    ['/static/ab/film.mp4', 'same-origin'],
    ['/app-0a1b2c.js', 'same-origin'],
    ['/share/home.jpg', 'cross-origin'],
  ])('of %s is %s', async (path, policy) => {
    expect((await ask(path)).headers['cross-origin-resource-policy']).toBe(policy);
  });
});

describe('the header rules of a page', () => {
  it('apply to that page in addition to the general rules', async () => {
    const { headers } = await ask('/en/');
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((await ask('/')).headers['content-security-policy']).toBeUndefined();
  });

  it('apply to the 404 page at any URL', async () => {
    expect((await ask('/nowhere')).headers['x-page']).toBe('404');
  });

  it('are those of the latest build, also for a page requested before it', async () => {
    await ask('/thanks/');
    writeFileSync(join(site.root, 'public/_headers'), '/thanks/\n  X-Page: rebuilt\n');
    expect((await ask('/thanks/')).headers['x-page']).toBe('rebuilt');
  });
});

describe('pictures of Netlify’s Image CDN', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const)('have the format %s and the requested width', async (asked, made) => {
    const { status, headers, body } = await ask(netlifyImageUrl('/static/ab/scène 1.jpg', 320, asked));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(`image/${asked === 'jpg' ? 'jpeg' : asked}`);
    expect(await sharp(body).metadata()).toMatchObject({ format: made, width: 320, height: 240 });
  });

  it('are not fetched from other hosts', async () => {
    expect((await ask(netlifyImageUrl('https://other.example/a.jpg', 320, 'webp'))).status).toBe(403);
  });
});

describe('npm run serve, with functions,', () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };

  it('passes a POST to the function of the path and returns its headers', async () => {
    const answer = await ask('/thanks', { method: 'POST', headers, body: 'transaction=42' });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/thanks/?id=42');
  });

  it('answers a GET of the same path with the page', async () => {
    const { status, body } = await ask('/thanks/');
    expect(status).toBe(200);
    expect(body.toString()).toContain('Merci');
  });

  it('keeps serving after a function throws', async () => {
    const failed = await ask('/thanks', { method: 'POST', headers, body: 'transaction=broken' });
    expect(failed.status).toBe(500);
    expect(failed.body.toString()).toContain('the function broke');
    expect((await ask('/')).status).toBe(200);
  });
});
