import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { formatHeaders, siteRules } from '../src/gatsby/postBuild/formatHeaders';
import { copyProject } from '../src/testing/copyProject';
import { emulatorVariables } from './paymentVariables';
import { limitTo } from './serve';

// The server runs in its own process, as in `npm run serve`, because jest cannot load @netlify/dev, an ES module. The
// header rules and netlify.toml are the site's own.
const site = copyProject(['netlify.toml']);
const longText = 'Douala, Ebolowa, Bamenda, Gadas. '.repeat(100);

const files = {
  'public/index.html': `<h1>Accueil</h1><p>${longText}</p>`,
  'public/404.html': '<h1>Page introuvable</h1>',
  'public/en/index.html': '<h1>Home</h1>',
  'public/en/404/index.html': '<h1>Page not found</h1>',
  'public/albums/gadas/index.html': '<h1>Gadas</h1>',
  'public/app-0a1b2c.js': 'console.log(1)',
  'public/static/ab/film.mp4': '0123456789'.repeat(200),
  'public/static/ab/photo 1.jpg': 'a photograph',
  'public/static/ab/long.mp4': '0123456789'.repeat(300_000),
  'public/_headers': `${formatHeaders(siteRules)}/en/\n  X-Page: home\n/404.html\n  X-Page: 404\n/en/404/index.html\n  X-Page: en-404\n`,
  // The body ends some time after its last chunk, so that a client can leave in between.
  'netlify/functions/slow.ts': `export default () => {
    const write = async (controller) => {
      controller.enqueue(new TextEncoder().encode('answer'));
      await new Promise((resolve) => setTimeout(resolve, 100));
      controller.close();
    };
    return new Response(new ReadableStream({ start: write }));
  };
  export const config = { path: '/slow' };`,
  'secret.txt': 'not published',
  'public-secret/index.html': 'not published',
};

let server: ChildProcess;
let url: string;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) site.write(name, content);
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  server = spawn(process.execPath, ['--import', tsx, join(__dirname, 'siteCommands.ts'), 'serve'], {
    cwd: site.root,
    // If keys are set, no emulator starts: its port may be taken.
    env: { ...process.env, PORT: '0', ...emulatorVariables() },
  });
  url = await new Promise((done, fail) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, ready] = /Ready: (\S+)/.exec(output) ?? [];
      if (ready) done(ready);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('close', () => fail(new Error(output)));
  });
  // Generous, because the other unit tests run at the same time.
}, 60_000);

afterAll(() => {
  server.kill();
  site.remove();
});

/** The number of the server process's open files; 0 except on Linux, which lists them. */
function countOpenFiles(): number {
  const folder = `/proc/${server.pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

type Options = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a raw request: fetch would decompress, follow redirects and normalize the URL. */
function ask(path: string, { method = 'GET', headers, body }: Options = {}) {
  const { hostname, port } = new URL(url);
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    const outgoing = request({ hostname, port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    });
    outgoing.once('error', fail);
    outgoing.end(body);
  });
}

describe('npm run serve', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('compresses a page with %s, and answers 304 for its ETag', async (encoding, decompress) => {
    const { headers, body } = await ask('/', { headers: { 'Accept-Encoding': encoding } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(body.length).toBeLessThan(longText.length / 2);
    expect(decompress(body).toString()).toContain('Accueil');
    const again = { 'Accept-Encoding': encoding, 'If-None-Match': String(headers.etag) };
    expect((await ask('/', { headers: again })).status).toBe(304);
  });

  it.each([
    ['/albums/gadas?from=share', 301, '/albums/gadas/?from=share'],
    ['/en', 301, '/en/'],
    ['/admin', 302, '/admin/dashboard/'],
    ['/don', 302, '/#donation'],
    ['/en/donate/', 302, '/en/#donation'],
  ])('redirects %s, with status %i, to %s', async (path, expected, target) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(expected);
    expect(String(headers.location).replace(url, '')).toBe(target);
  });

  it.each([
    ['/nowhere', 'Page introuvable', '404'],
    ['/en/albums/nowhere/', 'Page not found', 'en-404'],
  ])('answers %s with "%s", 404 and the header rules of that page', async (path, words, rule) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['x-page']).toBe(rule);
    expect(body.toString()).toContain(words);
  });

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/..%2fpublic-secret/', '/..%5csecret.txt'])(
    'does not leave public/ for %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(404);
      expect(body.toString()).not.toContain('not published');
    },
  );

  it.each([
    ['bytes=10-19', 206, 'bytes 10-19/2000', '0123456789'],
    ['bytes=1995-', 206, 'bytes 1995-1999/2000', '56789'],
    ['bytes=2000-', 416, 'bytes */2000', ''],
  ])('answers the range %s of a video with %i', async (range, expected, contentRange, part) => {
    const { status, headers, body } = await ask('/static/ab/film.mp4', { headers: { Range: range } });
    expect(status).toBe(expected);
    expect(headers['content-range']).toBe(contentRange);
    expect(body.toString()).toBe(part);
  });

  it('finds a photo whose name has a space', async () => {
    const { headers, body } = await ask('/static/ab/photo%201.jpg');
    expect(headers['content-type']).toBe('image/jpeg');
    expect(body.toString()).toBe('a photograph');
  });

  it('refuses to POST to a page', async () => {
    expect((await ask('/', { method: 'POST', body: 'a=1' })).status).toBe(405);
  });

  it.each(['//', '/%E0%A4'])('answers the invalid URL %s in words, and keeps serving', async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([400, 'This URL is invalid.\n']);
    expect((await ask('/')).status).toBe(200);
  });

  it.each(['/', '/static/ab/long.mp4', '/nowhere', '/slow'])(
    'keeps serving, and closes its files, when 20 clients of %s hang up',
    async (path) => {
      const before = countOpenFiles();
      const leave = (index: number) =>
        new Promise<void>((done) => {
          const outgoing = request(`${url}${path}?${index}`, () => outgoing.destroy());
          outgoing.on('error', () => {}).once('close', done);
          // Every other client hangs up earlier than at the answer.
          if (index % 2) setTimeout(() => outgoing.destroy(), index);
          outgoing.end();
        });
      await Promise.all(Array.from({ length: 20 }, (_, index) => leave(index)));
      expect((await ask('/slow')).body.toString()).toBe('answer');
      // The server may close the last files after its last answer.
      const end = performance.now() + 10_000;
      while (countOpenFiles() - before >= 5 && performance.now() < end) await pause(50);
      expect(countOpenFiles() - before).toBeLessThan(5);
    },
    60_000,
  );

  it('adds the header rules of a page to those of every build', async () => {
    expect((await ask('/en/')).headers).toMatchObject({ 'x-page': 'home', 'x-content-type-options': 'nosniff' });
    expect((await ask('/')).headers['x-page']).toBeUndefined();
    expect((await ask('/app-0a1b2c.js')).headers['cache-control']).toContain('immutable');
  });
});

it('limitTo runs at most the given number of jobs at a time, and starts the next also after one that fails', async () => {
  const takeTurn = limitTo(2);
  let running = 0;
  const job = async (index: number) => {
    running += 1;
    expect(running).toBeLessThanOrEqual(2);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (index % 2) throw new Error(`${index} failed`);
    return index;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => takeTurn(() => job(index))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
});
