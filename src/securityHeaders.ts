/** The headers of every response. The build writes them into `public/_headers` for files; functions send them. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Only the rules that protect visitors most: each name costs bytes in every answer, and pages run only the site's own
  // scripts.
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // For two years. Without subdomains and preload: the association decides about its other subdomains.
  'Strict-Transport-Security': 'max-age=63072000',
};

/** The headers of every response of a function. */
export const functionHeaders = {
  ...securityHeaders,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
