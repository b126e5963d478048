import { userAgent } from '../../cinetpayShared/server/calls';
import { readJsonObject } from '../../readJsonObject';
import { NoJsonError } from '../../server/describeFailure';
import type { Keys } from '../settings';
import { tokenCodes } from '../vocabulary';

/** A response of the API: JSON, whatever the HTTP status. */
export type ApiResponse = { httpStatus: number; body: Record<string, unknown> };

type CallOptions = { send?: typeof fetch; signal?: AbortSignal; now?: () => number };
type Call = { method: 'GET' | 'POST'; path: string; body?: object };

/**
 * Calls the API with a token, which is renewed once if the provider refuses it.
 * @returns the response to the call, or to the login if the login was refused
 * @throws if there is no answer, and `NoJsonError` if the answer is not JSON
 */
export async function callApi(keys: Keys, call: Call, options: CallOptions): Promise<ApiResponse> {
  const first = await logIn(keys, options);
  if ('refusal' in first) return first.refusal;
  const response = await sendRequest(keys, call, options, first.token);
  const isTokenRefused = response.httpStatus === 401 || tokenCodes.includes(response.body.code);
  if (!isTokenRefused) return response;
  first.until = 0;
  const renewed = await logIn(keys, options);
  return 'refusal' in renewed ? renewed.refusal : sendRequest(keys, call, options, renewed.token);
}

async function sendRequest(
  { url }: Keys,
  { method, path, body }: Call,
  { send = fetch, signal }: CallOptions,
  token?: string,
): Promise<ApiResponse> {
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
  const json = await readJsonObject(response);
  if (!json) throw new NoJsonError(response.status);
  return { httpStatus: response.status, body: json };
}

/** `until`: when the login ends, in milliseconds since the epoch; 0 if it cannot be used again. */
type Login = { until: number } & ({ token: string } | { refusal: ApiResponse });

/** The logins of this process, by account. A login that is under way has no result yet. */
const logins = new Map<string, { promise: Promise<Login>; result?: Login }>();

/**
 * Returns the account's login, or logs in. Concurrent calls share a login, and so the timeout of the call that has
 * started it.
 */
function logIn(keys: Keys, { send, signal, now = Date.now }: CallOptions): Promise<Login> {
  const account = [keys.url, keys.apiKey, keys.password].join(' ');
  const known = logins.get(account);
  if (known && (!known.result || known.result.until > now())) return known.promise;
  const login: typeof known = { promise: requestToken(keys, { send, signal }, now) };
  logins.set(account, login);
  login.promise.then(
    (result) => {
      login.result = result;
    },
    () => logins.delete(account),
  );
  return login.promise;
}

/** A token is not used in its last minute. */
const marginSeconds = 60;
/** The lifetime of a token for which the provider names none. The provider's PHP library assumes the same. */
const defaultSeconds = 300;

async function requestToken(keys: Keys, options: CallOptions, now: () => number): Promise<Login> {
  const requestedAt = now();
  const { apiKey, password } = keys;
  const body = { api_key: apiKey, api_password: password };
  const response = await sendRequest(keys, { method: 'POST', path: '/v1/oauth/login', body }, options);
  const { access_token: token, expires_in: lifetime } = response.body;
  if (typeof token !== 'string' || !token) return { refusal: response, until: 0 };
  const seconds = typeof lifetime === 'number' ? lifetime : defaultSeconds;
  return { token, until: requestedAt + (seconds - marginSeconds) * 1000 };
}
