import { callApi } from './callApi';

let account = 0;
/** Calls of one account share a login, so each test has an account of its own. */
const newKeys = () => ({ url: 'https://api.example', apiKey: `key ${++account}`, password: 'word' });
const call = { method: 'GET', path: '/v1/payment/1' } as const;
const accepted = { code: 100, status: 'SUCCESS' };
const signal = new AbortController().signal;

type Api = {
  keys?: ReturnType<typeof newKeys>;
  /** What differs in the answer to a login, the first or a later one. */
  login?: (count: number) => object;
  answer?: (token: string) => Response;
};

/** An account of an API that answers logins with the tokens t1, t2… */
function createAccount({ keys = newKeys(), login, answer = () => Response.json(accepted) }: Api = {}) {
  const asked: { path: string; method?: string; headers: Record<string, string>; body?: unknown }[] = [];
  let logins = 0;
  const send: typeof fetch = async (input, init) => {
    const { pathname, origin } = new URL(String(input));
    expect(origin).toBe('https://api.example');
    const headers = init?.headers as Record<string, string>;
    asked.push({
      path: pathname.replace('/v1/', ''),
      method: init?.method,
      headers,
      ...(init?.body != null && { body: JSON.parse(String(init.body)) }),
    });
    if (pathname !== '/v1/oauth/login') return answer(headers.Authorization ?? '');
    logins += 1;
    const token = { access_token: `t${logins}`, expires_in: 86_400 };
    return Response.json({ code: 200, status: 'OK', ...token, ...login?.(logins) });
  };
  return {
    keys,
    asked,
    paths: () => asked.map(({ path }) => path),
    countLogins: () => logins,
    ask: (now = 0) => callApi(keys, call, { send, signal, now: () => now }),
  };
}

it('a call logs in with the keys, and sends the token', async () => {
  const { ask, asked, keys } = createAccount();
  expect(await ask()).toEqual({ httpStatus: 200, body: accepted });
  expect(asked).toMatchObject([
    { path: 'oauth/login', method: 'POST', body: { api_key: keys.apiKey, api_password: 'word' } },
    { path: 'payment/1', method: 'GET', headers: { Authorization: 'Bearer t1', Accept: 'application/json' } },
  ]);
  expect(asked[0]?.headers).not.toHaveProperty('Authorization');
  for (const { headers } of asked) expect(headers['Content-Type']).toBe('application/json');
  for (const { headers } of asked) expect(headers['User-Agent']).toMatch(/^Mozilla\/5\.0 \(compatible; /);
});

it.each([
  ['until a minute before its end', 600, 540_000],
  ['for five minutes, less one, where it has no lifetime', undefined, 240_000],
])('a token is used again %s', async (_, lifetime, end) => {
  const { ask, paths } = createAccount({ login: () => ({ expires_in: lifetime }) });
  for (const now of [0, end - 1, end]) await ask(now);
  expect(paths()).toEqual(['oauth/login', 'payment/1', 'payment/1', 'oauth/login', 'payment/1']);
});

/** Refuses only the first token. */
const refuseFirst = (code?: number, status?: number) => (token: string) =>
  token === 'Bearer t1' ? Response.json({ code }, { status }) : Response.json(accepted);

it.each([
  [422, 1002],
  [422, 1003],
  [200, 1003],
  [401, undefined],
])('a token that is refused with HTTP %d and code %s is renewed once', async (status, code) => {
  const { ask, paths } = createAccount({ answer: refuseFirst(code, status) });
  expect((await ask()).body).toEqual(accepted);
  expect(paths()).toEqual(['oauth/login', 'payment/1', 'oauth/login', 'payment/1']);
  await ask();
  expect(paths()).toHaveLength(5);
});

it('a second refusal of a token is the answer', async () => {
  const code = (token: string) => (token === 'Bearer t1' ? 1002 : 1003);
  const { ask, paths } = createAccount({ answer: (token) => Response.json({ code: code(token) }, { status: 422 }) });
  expect(await ask()).toEqual({ httpStatus: 422, body: { code: 1003 } });
  expect(paths()).toEqual(['oauth/login', 'payment/1', 'oauth/login', 'payment/1']);
});

it('a login that is refused at the renewal is the answer', async () => {
  const login = (count: number) => (count === 1 ? {} : { access_token: undefined, code: 1005 });
  const { ask } = createAccount({ login, answer: refuseFirst(1003) });
  expect((await ask()).body).toMatchObject({ code: 1005 });
});

it.each(['', 5, undefined, null])(
  'a login with the token %j is refused, and the next call logs in again',
  async (token) => {
    const { ask, paths } = createAccount({ login: () => ({ code: 0, access_token: token }) });
    for (let calls = 0; calls < 2; calls++) expect((await ask()).body).toMatchObject({ code: 0 });
    expect(paths()).toEqual(['oauth/login', 'oauth/login']);
  },
);

it.each<[string, Api, callsBefore: number, logins: number]>([
  ['that is the first', {}, 0, 1],
  ['that replaces an old token', { login: () => ({ expires_in: 60 }) }, 1, 2],
  ['that renews a refused token', { answer: refuseFirst(1002) }, 0, 2],
])('calls at once share the login %s', async (_, api, callsBefore, logins) => {
  const { ask, countLogins } = createAccount(api);
  for (let calls = 0; calls < callsBefore; calls++) await ask();
  const answers = await Promise.all([1, 1, 1].map(ask));
  expect(answers.map(({ body }) => body)).toEqual([accepted, accepted, accepted]);
  expect(countLogins()).toBe(logins);
});

it('accounts whose keys make the same text when joined do not share a login', async () => {
  for (const [apiKey, password] of [
    ['alike', 'word'],
    ['alik', 'eword'],
  ] as const) {
    const { ask, countLogins } = createAccount({ keys: { ...newKeys(), apiKey, password } });
    await ask();
    expect(countLogins()).toBe(1);
  }
});

it('a login that failed is not remembered', async () => {
  const { ask, keys } = createAccount();
  const broken: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
  await expect(callApi(keys, call, { send: broken, signal })).rejects.toThrow('fetch failed');
  expect((await ask()).body).toEqual(accepted);
});

it.each(['<html></html>', '[]', 'null', '"text"'])('an answer that is no JSON object is an error: %s', async (text) => {
  const { ask } = createAccount({ answer: () => new Response(text) });
  await expect(ask()).rejects.toThrow(/JSON/);
});
