import { securityHeaders } from '../securityHeaders';

/** What every answer of a function says of itself. */
export const answerHeaders = {
  ...securityHeaders,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
