import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEmulatedProviders } from './emulatedProviders';
import { type Emulator, startEmulator } from './server';
import { ask, control, jsonHeaders } from './testCalls';
import { pay, testProvider } from './testProvider';

let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, env: {}, providers: [testProvider] });
});
afterAll(() => emulator.close());

it('the emulator listens on 127.0.0.1 only', async () => {
  expect(emulator.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  // A server that listens on all interfaces would answer on 127.0.0.2 too.
  await expect(ask(emulator.url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
});

it.each([
  ['NETLIFY is set', { NETLIFY: 'true' }],
  ['CONTEXT=production is set', { CONTEXT: 'production' }],
])('the emulator does not start on a deployed site: %s', async (sign, env) => {
  await expect(startEmulator({ port: 0, env })).rejects.toThrow(sign);
});

it('close() drops the connections that wait for an answer', async () => {
  const another = await startEmulator({ port: 0, env: {}, providers: [testProvider] });
  await control(another, { init: { kind: 'noAnswer' } });
  const waiting = expect(pay(another)).rejects.toThrow('socket hang up');
  // Wait until the emulator has received the request.
  while (!(await ask(`${another.url}/control`)).text.includes('"POST"'));
  await another.close();
  await waiting;
});

it.each([
  ['an unknown path', { path: '/nothing' }, 404],
  ['an undecodable path', { path: '/%E0%A4' }, 404],
  ['an unsupported method', { path: '/test/payment', method: 'PUT' }, 405],
  ['deeply nested JSON', { path: '/control', method: 'PUT', body: '['.repeat(50_000) }, 400],
])('the emulator answers %s with an error and keeps running', async (_case, { path, ...options }, status) => {
  expect((await ask(emulator.url + path, { headers: jsonHeaders, ...options })).status).toBe(status);
  expect((await ask(emulator.url)).status).toBe(200);
});

it('providers with the same paths do not receive each other’s calls', async () => {
  const { url, close } = await startEmulator({
    port: 0,
    env: {},
    providers: [testProvider, { ...testProvider, id: 'twin' }],
  });
  await ask(`${url}/twin/payment`, { method: 'POST', headers: jsonHeaders, body: '{}' });
  const { received } = JSON.parse((await ask(`${url}/control`)).text);
  expect(received).toEqual([expect.objectContaining({ path: '/twin/payment' })]);
  await close();
});

it('the emulator keeps running after a request that stops in the middle', async () => {
  const { port } = new URL(emulator.url);
  await new Promise<void>((done) => {
    const text = 'POST /test/payment HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text, () => socket.destroy()));
    socket.once('close', () => done());
  });
  expect((await ask(emulator.url)).status).toBe(200);
});

describe('npm run emulate', () => {
  const [provider] = loadEmulatedProviders();
  const keys = Object.entries(provider?.keys ?? {}).map(([name, key]) => `${name}=${key}`);

  function run(env: NodeJS.ProcessEnv) {
    const tsx = pathToFileURL(require.resolve('tsx')).href;
    const child = spawn(process.execPath, ['--import', tsx, resolve(__dirname, '../emulate.ts')], {
      env: { ...process.env, NETLIFY: '', CONTEXT: '', GATSBY_PAYMENT_PROVIDER: '', ...env },
    });
    return new Promise<{ output: string; code: number | null }>((done) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk;
        if (keys.every((key) => output.includes(key))) child.kill('SIGTERM');
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('close', (code) => done({ output, code }));
    });
  }

  it('prints the URL and the keys of the default provider, and exits on SIGTERM', async () => {
    const { output, code } = await run({ EMULATOR_PORT: '0' });
    expect(output).toMatch(/^Payment emulator, no real money: http:\/\/127\.0\.0\.1:\d+\n/);
    for (const key of keys) expect(output).toContain(key);
    expect(code).toBe(0);
  });

  it('prints one sentence when the port is taken', async () => {
    const { output, code } = await run({ EMULATOR_PORT: new URL(emulator.url).port });
    expect(output).toMatch(/^Port \d+ is already taken: .*EMULATOR_PORT=.*\n$/);
    expect(code).toBe(1);
  });
});
