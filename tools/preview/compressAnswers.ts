import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';

/** Compresses texts with brotli or gzip, whichever the browser prefers, as Netlify's network does. */
export function compressAnswers(): (request: IncomingMessage, response: ServerResponse) => void {
  const compress = compression({
    // A part of a file is counted in its plain bytes.
    filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
  });
  type Typed = Parameters<typeof compress>;
  // Typed for express, though it only uses what node:http has.
  return (request, response) => compress(request as Typed[0], response as Typed[1], () => {});
}
