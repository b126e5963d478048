import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { siteRules, writeHeaders } from '../../src/gatsby/postBuild/writeHeaders';
import { copyProject, type ProjectCopy } from '../copyProject';
import { emulatorVariables } from '../paymentVariables';

// The server runs in its own process: jest cannot load @netlify/dev, an ES module, and `npm run serve` is tested as it
// is run. The header rules and netlify.toml are the site's own.
const repository = resolve(__dirname, '../..');
export const longText = 'Douala, Ebolowa, Bamenda, Gadas. '.repeat(100);
const video = Buffer.from('0123456789'.repeat(200));

const files: Record<string, string | Buffer> = {
  'public/index.html': `<h1>Accueil</h1><p>${longText}</p>`,
  'public/404.html': '<h1>Page introuvable</h1>',
  'public/en/index.html': '<h1>Home</h1>',
  'public/en/404/index.html': '<h1>Page not found</h1>',
  'public/albums/gadas/index.html': '<h1>Gadas</h1>',
  'public/_headers': `${writeHeaders(siteRules)}/en/\n  Content-Security-Policy: default-src 'none'\n/404.html\n  X-Page: 404\n`,
  'public/thanks/index.html': '<h1>Merci</h1>',
  'public/app-0a1b2c.js': 'console.log(1)',
  'public/admin/decap/cms.js': 'console.log(2)',
  'public/share/home.jpg': 'a picture to share',
  'public/static/ab/film.mp4': video,
  'public/static/ab/photo 1.jpg': 'a photograph',
  'secret.txt': 'not published',
  'public-secret/index.html': 'not published either',
  'netlify/functions/thanks.mts': `
    export default async (request) => {
      const form = await request.formData();
      if (form.get('transaction') === 'broken') throw new Error('the function broke');
      return new Response(null, { status: 303, headers: { Location: '/thanks/?id=' + form.get('transaction') } });
    };
    export const config = { path: '/thanks', method: ['POST'] };
  `,
};

export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };

/** Writes a small built site to a temporary folder. */
export async function writeSite(): Promise<ProjectCopy> {
  const site = copyProject({ copied: ['netlify.toml'] });
  for (const [name, content] of Object.entries(files)) site.write(name, content);
  site.write('public/static/ab/scène 1.jpg', await drawScene());
  return site;
}

function drawScene(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b5d3b' } })
    .jpeg()
    .toBuffer();
}

/** Starts the preview server as `npm run serve` does. */
export function startServer(cwd: string, port: string): ChildProcess {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  return spawn(process.execPath, ['--import', tsx, join(repository, 'tools/site.ts'), 'serve'], {
    cwd,
    // With keys set, no emulator starts, whose port may be taken.
    env: { ...process.env, PORT: port, ...emulatorVariables() },
  });
}

/** Resolves to the output of a process once it matches, or at its end. */
export function readOutput(child: ChildProcess, awaited: RegExp): Promise<string> {
  return new Promise((done) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      if (awaited.test(output)) done(output);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => done(output));
  });
}

/** Sends a raw request: fetch would decompress, follow redirects and normalize the URL. */
export function askAt(url: string, path: string, { method = 'GET', headers, body }: RequestOptions = {}) {
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
