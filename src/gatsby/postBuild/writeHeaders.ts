import { adminPath, decapPath } from '../../routes';
import { securityHeaders } from '../../securityHeaders';

export type Rule = { path: string; headers: Record<string, string> };

/** For what never changes under its address. */
const keptForEver = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The rules that do not depend on what was built. An address gets the headers of every rule it matches: none may match two
 * that name Content-Security-Policy, because browsers enforce both, or Cache-Control. What no rule names (pages, page-data)
 * keeps Netlify's own "public, max-age=0, must-revalidate".
 */
export const siteRules: readonly Rule[] = [
  { path: '/*', headers: securityHeaders },
  { path: `${adminPath}*`, headers: { 'X-Robots-Tag': 'noindex' } },
  // Decap compiles the checks of its configuration (new Function) and writes its own styles; there is no other host in it.
  {
    path: `${decapPath}*`,
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; media-src 'self' blob:; font-src 'self'; connect-src 'self' blob:; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'",
    },
  },
  // Browsers ask for it at each page. The pages let them keep it for an hour, which saves a request per page.
  {
    path: '/sw.js',
    headers: {
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Cache-Control': 'public, max-age=3600',
    },
  },
  // Pictures that other sites show when a page is shared.
  { path: '/share/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  { path: '/static/*', headers: keptForEver },
  { path: '/fonts/*', headers: keptForEver },
  // Scripts are <name>-<hash>.js. The hyphen keeps out /admin/decap/cms.js, which has no hash.
  { path: '/*-*.js', headers: keptForEver },
];

/** What every page of the site is answered with besides its policy. */
const pageHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A page's rules, at each of its addresses: its file has one of its own. */
export function pageRules(path: string, policy: string): Rule[] {
  const headers = { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'`, ...pageHeaders };
  const addresses = path.endsWith('/') ? [path, `${path}index.html`] : [path];
  return addresses.map((address) => ({ path: address, headers }));
}

/** The rules as Netlify reads them from a file `_headers`. */
export function writeHeaders(rules: readonly Rule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
