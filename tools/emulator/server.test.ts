import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Emulator, maxSize, startEmulator } from './server';
import { ask, control, jsonHeaders, pay } from './testCalls';

let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, env: {} });
});
afterAll(() => emulator.close());

it('is on this machine alone, under another name than the site', async () => {
  expect(emulator.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  // Answered by whoever listens on every address of the machine.
  await expect(ask(emulator.url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
});

it.each([
  ['NETLIFY is set', { NETLIFY: 'true' }],
  ['CONTEXT=production is set', { CONTEXT: 'production' }],
])('does not start where the site is deployed: %s', async (sign, env) => {
  await expect(startEmulator({ port: 0, env })).rejects.toThrow(sign);
});

it('lets go of whoever waits when it closes', async () => {
  const another = await startEmulator({ port: 0, env: {} });
  await control(another, { init: { kind: 'noAnswer' } });
  const waiting = expect(pay(another)).rejects.toThrow('socket hang up');
  // Once it has been received: the log is asked on another connection.
  while (!(await ask(`${another.url}/control`)).text.includes('"POST"'));
  await another.close();
  await waiting;
});

describe('bad input', () => {
  it.each([
    ['an address of nothing', { path: '/nothing' }, 404],
    ['an address that cannot be decoded', { path: '/%E0%A4' }, 404],
    ['an address of every object', { path: '/constructor' }, 404],
    ['a token that climbs', { path: '/payment/..%2f' }, 404],
    ['a method that is not taken', { path: '/v2/payment', method: 'PUT' }, 405],
    ['a method of every object', { path: '/control', method: 'PATCH' }, 405],
    ['a body without end', { path: '/v2/payment', method: 'POST', body: 'x'.repeat(maxSize + 1) }, 413],
    [
      'a body of unknown length',
      { path: '/control', method: 'PUT', headers: { 'Transfer-Encoding': 'chunked' }, body: '{}' },
      411,
    ],
    ['JSON in depth', { path: '/v2/payment', method: 'POST', body: '['.repeat(50_000) }, 400],
    ['a key of every object', { path: '/v2/payment', method: 'POST', body: '{"__proto__": {"amount": 5}}' }, 400],
  ])('answers %s and goes on', async (_case, { path, ...asked }, status) => {
    expect((await ask(emulator.url + path, { headers: jsonHeaders, ...asked })).status).toBe(status);
    expect((await ask(emulator.url)).status).toBe(200);
  });

  it('goes on after a request that is not HTTP, and one that stops in the middle', async () => {
    const { port } = new URL(emulator.url);
    for (const text of ['hello\r\n\r\n', 'POST /v2/payment HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{']) {
      await new Promise<void>((done) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(text, () => socket.destroy()));
        socket.once('close', () => done());
      });
    }
    expect((await ask(emulator.url)).status).toBe(200);
  });
});

describe('npm run emulate', () => {
  function run(env: NodeJS.ProcessEnv) {
    const tsx = pathToFileURL(require.resolve('tsx')).href;
    const child = spawn(process.execPath, ['--import', tsx, resolve(__dirname, '../emulate.ts')], {
      env: { ...process.env, NETLIFY: '', CONTEXT: '', ...env },
    });
    return new Promise<{ output: string; code: number | null }>((done) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk;
        if (output.includes('secret key')) child.kill('SIGTERM');
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('close', (code) => done({ output, code }));
    });
  }

  it('prints the address and the keys, and ends when told to', async () => {
    const { output, code } = await run({ EMULATOR_PORT: '0' });
    expect(output).toMatch(/^Payment emulator, no real money: http:\/\/127\.0\.0\.1:\d+\n/);
    for (const key of Object.values(emulator.credentials)) expect(output).toContain(key);
    expect(code).toBe(0);
  });

  it('says in one sentence that the port is taken', async () => {
    const { output, code } = await run({ EMULATOR_PORT: new URL(emulator.url).port });
    expect(output).toMatch(/^Port \d+ is already taken: .*EMULATOR_PORT=.*\n$/);
    expect(code).toBe(1);
  });
});
