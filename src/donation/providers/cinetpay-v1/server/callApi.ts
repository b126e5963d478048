import { isRecord } from '../../../../shared/values';
import { userAgent } from '../../cinetpayApis';
import type { Keys } from '../settings';
import { tokenCodes } from '../vocabulary';
import { sendByIpv4 } from './sendByIpv4';

/** An answer of the API: JSON, whatever the HTTP status. */
export type ApiAnswer = { http: number; body: Record<string, unknown> };

type Tools = { send?: typeof fetch; signal?: AbortSignal; now?: () => number };
type Call = { method: 'GET' | 'POST'; path: string; body?: object };

/**
 * Calls the API with a token, which is renewed once when the provider refuses it. Returns the answer of a refused
 * login.
 * @throws when there is no answer, or one that is not JSON, with its HTTP status as `http`
 */
export async function callApi(keys: Keys, call: Call, tools: Tools): Promise<ApiAnswer> {
  const first = await logIn(keys, tools);
  if ('refusal' in first) return first.refusal;
  const answer = await ask(keys, call, tools, first.token);
  if (!isTokenRefused(answer)) return answer;
  const key = nameLogin(keys);
  const known = await logins.get(key);
  if (known === first) logins.delete(key);
  const renewed = await logIn(keys, tools);
  return 'refusal' in renewed ? renewed.refusal : ask(keys, call, tools, renewed.token);
}

function isTokenRefused({ http, body }: ApiAnswer): boolean {
  return http === 401 || tokenCodes.includes(body.code);
}

async function ask({ url }: Keys, { method, path, body }: Call, tools: Tools, token?: string): Promise<ApiAnswer> {
  const { send = sendByIpv4, signal } = tools;
  const response = await send(`${url}${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'User-Agent': userAgent,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
    signal,
  });
  const answer: unknown = await response
    .json()
    .catch((error) => Promise.reject(Object.assign(error, { http: response.status })));
  if (!isRecord(answer)) throw new Error('the answer is not a JSON object');
  return { http: response.status, body: answer };
}

type Login = { token: string; until: number } | { refusal: ApiAnswer };

/** The logins of this process, by account: concurrent calls share one. */
const logins = new Map<string, Promise<Login>>();

const nameLogin = ({ url, apiKey, password }: Keys) => [url, apiKey, password].join(' ');

const loginMilliseconds = 8000;

/** Concurrent calls share a login with its own deadline. A call with less time stops waiting; the login goes on. */
function logIn(keys: Keys, { signal, ...tools }: Tools): Promise<Login> {
  const login = shareLogin(keys, { ...tools, signal: AbortSignal.timeout(loginMilliseconds) });
  const done = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: done.signal });
  });
  return Promise.race([login, ended]).finally(() => done.abort());
}

async function shareLogin(keys: Keys, tools: Tools): Promise<Login> {
  const { now = Date.now } = tools;
  const key = nameLogin(keys);
  const pending = logins.get(key);
  const known = await pending?.catch(() => undefined);
  if (known && 'token' in known && known.until > now()) return known;
  const meanwhile = logins.get(key);
  if (meanwhile && meanwhile !== pending) return meanwhile;
  const login = requestToken(keys, tools, now);
  logins.set(key, login);
  return login;
}

const millisecondsPerSecond = 1000;
/**
 * A token is not trusted to its last minute; one without a lifetime lives five minutes, as in the provider's library.
 */
const marginSeconds = 60;
const defaultSeconds = 300;

async function requestToken(keys: Keys, tools: Tools, now: () => number): Promise<Login> {
  const asked = now();
  const { apiKey, password } = keys;
  const body = { api_key: apiKey, api_password: password };
  const answer = await ask(keys, { method: 'POST', path: '/v1/oauth/login', body }, tools);
  const { access_token: token, expires_in: lifetime } = answer.body;
  if (typeof token !== 'string' || !token) return { refusal: answer };
  const seconds = typeof lifetime === 'number' ? lifetime : defaultSeconds;
  return { token, until: asked + (seconds - marginSeconds) * millisecondsPerSecond };
}
