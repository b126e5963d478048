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
      // A status that has no body, such as 204, makes no `Response` here.
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
