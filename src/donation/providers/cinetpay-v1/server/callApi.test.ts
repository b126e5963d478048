import { callApi } from './callApi';

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
  const asked: { path: string; headers: Record<string, string>; body?: unknown }[] = [];
  let logins = 0;
  const send: typeof fetch = async (address, init) => {
    const { pathname, origin } = new URL(String(address));
    expect(origin).toBe('https://api.example');
    const headers = init?.headers as Record<string, string>;
    asked.push({ path: pathname, headers, ...(init?.body != null && { body: JSON.parse(String(init.body)) }) });
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
    { path: '/v1/oauth/login', body: { api_key: keys.apiKey, api_password: 'word' } },
    { path: '/v1/payment/1', headers: { Authorization: 'Bearer t1', Accept: 'application/json' } },
  ]);
  expect(asked[0]?.headers).not.toHaveProperty('Authorization');
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
  await expect(callApi(newKeys(), call, { send, signal })).rejects.toThrow();
});
