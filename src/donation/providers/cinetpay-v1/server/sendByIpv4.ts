import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

/**
 * `fetch` over IPv4 only: the provider accepts listed addresses only, and its list has no IPv6. Node's `fetch` has no
 * option for it. Takes what this provider's calls need: a method, plain headers, a text, a signal.
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
      // `Response` throws for a status without a body, such as 204.
      buffer(response)
        .then((bytes) => new Response(bytes.toString('utf8'), { status: response.statusCode }))
        .then(resolve, reject);
    });
    outgoing.once('error', (error) =>
      reject(signal?.aborted ? signal.reason : Object.assign(new TypeError(error.message), { cause: error })),
    );
    outgoing.end(body ?? undefined);
  });
};
