import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

/**
 * `fetch` over IPv4 alone: the provider refuses addresses that are not on its list, and IPv6 ones are not. Node's `fetch`
 * cannot be told so. Takes what this provider's calls need: a method, plain headers, a text, a signal.
 */
export const sendByIpv4: typeof fetch = (input, { method = 'GET', headers, body, signal } = {}) => {
  const url = new URL(String(input));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers: { ...(headers as Record<string, string>) },
      family: 4,
      signal: signal ?? undefined,
    };
    const outgoing = request(url, options, (response) => {
      buffer(response).then(
        (bytes) => resolve(new Response(bytes.toString('utf8'), { status: response.statusCode })),
        reject,
      );
    });
    outgoing.once('error', (error) => reject(Object.assign(new TypeError(error.message), { cause: error })));
    outgoing.end(body ?? undefined);
  });
};
