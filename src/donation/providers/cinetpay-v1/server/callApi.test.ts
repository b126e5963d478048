import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callApi } from './callApi';
import { sendByIpv4 } from './sendByIpv4';

let account = 0;
/** Logins are shared by account: each test has its own. */
const newKeys = () => ({ url: 'https://api.example', apiKey: `key ${++account}`, password: 'word' });
const call = { method: 'GET', path: '/v1/payment/1' } as const;
const accepted = { code: 100, status: 'SUCCESS' };
const signal = new AbortController().signal;

/** Answers logins with the tokens t1, t2… and calls as a test says. */
function createApi({
  login = {},
  answer = () => Response.json(accepted),
}: {
  login?: object;
  answer?: (token: string) => Response;
} = {}) {
  const asked: { path: string; method?: string; headers: Record<string, string>; body?: unknown }[] = [];
  let logins = 0;
  const send: typeof fetch = async (address, init) => {
    const { pathname, origin } = new URL(String(address));
    expect(origin).toBe('https://api.example');
    const headers = init?.headers as Record<string, string>;
    asked.push({
      path: pathname,
      method: init?.method,
      headers,
      ...(init?.body != null && { body: JSON.parse(String(init.body)) }),
    });
    if (pathname !== '/v1/oauth/login') return answer(headers.Authorization ?? '');
    logins += 1;
    return Response.json({ code: 200, status: 'OK', access_token: `t${logins}`, expires_in: 86_400, ...login });
  };
  return { send, asked, paths: () => asked.map(({ path }) => path.replace('/v1/', '')) };
}

it('a call logs in with the keys, and sends the token', async () => {
  const { send, asked } = createApi();
  const keys = newKeys();
  expect(await callApi(keys, call, { send, signal })).toEqual({ http: 200, body: accepted });
  expect(asked).toMatchObject([
    { path: '/v1/oauth/login', method: 'POST', body: { api_key: keys.apiKey, api_password: 'word' } },
    { path: '/v1/payment/1', method: 'GET', headers: { Authorization: 'Bearer t1', Accept: 'application/json' } },
  ]);
  expect(asked[0]?.headers).not.toHaveProperty('Authorization');
  for (const { headers } of asked) expect(headers['Content-Type']).toBe('application/json');
  for (const { headers } of asked) expect(headers['User-Agent']).toMatch(/^Mozilla\/5\.0 \(compatible; /);
});

it('a token is used again until a minute before its end', async () => {
  const { send, paths } = createApi({ login: { expires_in: 600 } });
  const keys = newKeys();
  for (const now of [0, 539_999, 540_000]) await callApi(keys, call, { send, signal, now: () => now });
  expect(paths()).toEqual(['oauth/login', 'payment/1', 'payment/1', 'oauth/login', 'payment/1']);
});

it('a token without a lifetime lives for five minutes, less one', async () => {
  const { send, paths } = createApi({ login: { expires_in: undefined } });
  const keys = newKeys();
  for (const now of [0, 239_999, 240_000]) await callApi(keys, call, { send, signal, now: () => now });
  expect(paths()).toEqual(['oauth/login', 'payment/1', 'payment/1', 'oauth/login', 'payment/1']);
});

it.each([
  [422, 1002],
  [422, 1003],
  [200, 1003],
  [401, undefined],
])('a token that is refused with HTTP %d and code %s is renewed once', async (status, code) => {
  const { send, paths } = createApi({
    answer: (token) => (token === 'Bearer t1' ? Response.json({ code }, { status }) : Response.json(accepted)),
  });
  const keys = newKeys();
  expect((await callApi(keys, call, { send, signal })).body).toEqual(accepted);
  expect(paths()).toEqual(['oauth/login', 'payment/1', 'oauth/login', 'payment/1']);
  await callApi(keys, call, { send, signal });
  expect(paths()).toHaveLength(5);
});

it('calls at once share the login that renews a refused token', async () => {
  const { send, paths } = createApi({
    answer: (token) => Response.json(token === 'Bearer t1' ? { code: 1002 } : accepted),
  });
  const keys = newKeys();
  const answers = await Promise.all([1, 2, 3].map(() => callApi(keys, call, { send, signal })));
  expect(answers.map(({ body }) => body)).toEqual([accepted, accepted, accepted]);
  expect(paths().filter((path) => path === 'oauth/login')).toHaveLength(2);
});

it('a login that is refused at the renewal is the answer', async () => {
  let logins = 0;
  const send: typeof fetch = async (address) => {
    if (!String(address).endsWith('/login')) return Response.json({ code: 1003 });
    logins += 1;
    return Response.json(logins === 1 ? { access_token: 't1', expires_in: 600 } : { code: 1005 });
  };
  expect((await callApi(newKeys(), call, { send, signal })).body).toEqual({ code: 1005 });
});

it.each(['', 5, undefined, null])('the token %j is none', async (token) => {
  const { send, paths } = createApi({ login: { code: 0, access_token: token } });
  expect((await callApi(newKeys(), call, { send, signal })).body).toMatchObject({ code: 0 });
  expect(paths()).toEqual(['oauth/login']);
});

it('keys that are alike when joined are two accounts', async () => {
  const { send, paths } = createApi();
  const url = 'https://api.example';
  await callApi({ url, apiKey: 'alike', password: 'word' }, call, { send, signal });
  await callApi({ url, apiKey: 'alik', password: 'eword' }, call, { send, signal });
  expect(paths().filter((path) => path === 'oauth/login')).toHaveLength(2);
});

it('a second refusal of a token is the answer', async () => {
  const { send, paths } = createApi({ answer: () => Response.json({ code: 1003 }, { status: 422 }) });
  expect(await callApi(newKeys(), call, { send, signal })).toEqual({ http: 422, body: { code: 1003 } });
  expect(paths()).toEqual(['oauth/login', 'payment/1', 'oauth/login', 'payment/1']);
});

it('a refused login is the answer, and the next call logs in again', async () => {
  const refusal = { code: 2011, status: 'NOT_ALLOWED', access_token: undefined, expires_in: undefined };
  const { send, paths } = createApi({ login: refusal });
  const keys = newKeys();
  for (let calls = 0; calls < 2; calls++)
    expect((await callApi(keys, call, { send, signal })).body).toMatchObject({ code: 2011 });
  expect(paths()).toEqual(['oauth/login', 'oauth/login']);
});

it('calls at once share one login', async () => {
  const { send, paths } = createApi();
  const keys = newKeys();
  await Promise.all([1, 2, 3].map(() => callApi(keys, call, { send, signal })));
  expect(paths().filter((path) => path === 'oauth/login')).toHaveLength(1);
});

it('calls at once share the login that replaces an old token', async () => {
  const { send, paths } = createApi({ login: { expires_in: 60 } });
  const keys = newKeys();
  await callApi(keys, call, { send, signal, now: () => 0 });
  await Promise.all([1, 2, 3].map(() => callApi(keys, call, { send, signal, now: () => 1 })));
  expect(paths().filter((path) => path === 'oauth/login')).toHaveLength(2);
});

it('accounts do not share a login', async () => {
  const { send, paths } = createApi();
  await callApi(newKeys(), call, { send, signal });
  await callApi(newKeys(), call, { send, signal });
  expect(paths().filter((path) => path === 'oauth/login')).toHaveLength(2);
});

it('a login that failed is not remembered', async () => {
  const keys = newKeys();
  const broken: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
  await expect(callApi(keys, call, { send: broken, signal })).rejects.toThrow('fetch failed');
  const { send } = createApi();
  expect((await callApi(keys, call, { send, signal })).body).toEqual(accepted);
});

it.each(['<html></html>', '[]', 'null', '"text"'])('an answer that is no JSON object is an error: %s', async (text) => {
  const { send } = createApi({ answer: () => new Response(text) });
  await expect(callApi(newKeys(), call, { send, signal })).rejects.toThrow(/JSON/);
});

describe('sendByIpv4', () => {
  let server: Server;
  let asked: object;

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      if (request.url === '/silent') return;
      if (request.url === '/empty') return void response.writeHead(204).end();
      if (request.url === '/dropped') return void request.socket.destroy();
      const { method, headers, socket } = request;
      asked = { method, type: headers['content-type'], body: await text(request), from: socket.remoteAddress };
      response.writeHead(422, { 'Content-Type': 'application/json' }).end('{"text":"déjà"}');
    });
    // Both families, as the provider's host has.
    await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const url = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;

  it('sendByIpv4 sends like fetch, over IPv4', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await sendByIpv4(url('/'), { method: 'POST', headers, body: '{"a":"é"}' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ text: 'déjà' });
    expect(asked).toEqual({ method: 'POST', type: 'application/json', body: '{"a":"é"}', from: '::ffff:127.0.0.1' });
  });

  it('sendByIpv4 sends a GET without a body', async () => {
    await sendByIpv4(url('/'));
    expect(asked).toMatchObject({ method: 'GET', body: '' });
  });

  it('sendByIpv4 fails as fetch does, with the cause', async () => {
    await expect(sendByIpv4(url('/dropped'))).rejects.toMatchObject({
      name: 'TypeError',
      cause: { code: 'ECONNRESET' },
    });
  });

  it('sendByIpv4 speaks TLS to an https address', async () => {
    const secure = url('/').replace('http:', 'https:');
    // The server of this test does not.
    await expect(sendByIpv4(secure)).rejects.toThrow(/SSL/);
  });

  it('sendByIpv4 ends with its signal', async () => {
    await expect(sendByIpv4(url('/silent'), { signal: AbortSignal.timeout(20) })).rejects.toThrow(/timeout/i);
  });

  it('sendByIpv4 fails at an answer that cannot have a body', async () => {
    await expect(sendByIpv4(url('/empty'))).rejects.toThrow('204');
  });
});
