import { decapPath, editorsPath } from '../../routes';
import { securityHeaders } from '../../securityHeaders';

export type Rule = { path: string; headers: Record<string, string> };

/** For files whose URL changes with their content: kept for a year. */
const immutable = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The rules that do not depend on the build. A URL gets the headers of every rule that matches it. Two such rules must
 * not both set Cache-Control, whose values would contradict each other, or Content-Security-Policy: browsers would
 * enforce both. Without a rule (pages, page-data), Netlify's Cache-Control is "public, max-age=0, must-revalidate".
 */
export const siteRules: readonly Rule[] = [
  { path: '/*', headers: securityHeaders },
  { path: `${editorsPath}*`, headers: { 'X-Robots-Tag': 'noindex' } },
  // Decap compiles its configuration checks (new Function) and injects styles; it contacts no other host.
  {
    path: `${decapPath}*`,
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; media-src 'self' blob:; font-src 'self'; connect-src 'self' blob:; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'",
    },
  },
  // Browsers check for a new service worker at each navigation: an hour in their cache saves a request per page.
  {
    path: '/sw.js',
    headers: {
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Cache-Control': 'public, max-age=3600',
    },
  },
  // Other sites show these pictures when a page is shared.
  { path: '/share/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  { path: '/static/*', headers: immutable },
  { path: '/fonts/*', headers: immutable },
  // Scripts are <name>-<hash>.js. The hyphen excludes /admin/decap/cms.js, which has no hash.
  { path: '/*-*.js', headers: immutable },
];

/**
 * The rules of pages: one per top folder, whatever the number of pages. A rule for all URLs would repeat headers
 * that `siteRules` sets for some of them. Public pages have their policy in a `<meta>`, which applies at any path, but
 * cannot contain `frame-ancestors`: the header does.
 */
export function pageRules(paths: readonly string[], editorPolicy: string): Rule[] {
  const matched = paths.flatMap((path) => {
    const [folder] = new RegExp(`^(${editorsPath}|/)[^/]+/`).exec(path) ?? [];
    if (folder) return `${folder}*`;
    // Netlify also serves `index.html` by name.
    return path.endsWith('/') ? [path, `${path}index.html`] : path;
  });
  return [...new Set(matched)]
    .sort()
    .map((path) => ({
      path,
      headers: {
        'Content-Security-Policy': `${path.startsWith(editorsPath) ? `${editorPolicy}; ` : ''}frame-ancestors 'none'`,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    }));
}

/** The rules in the format of Netlify's `_headers` file. */
export function formatHeaders(rules: readonly Rule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
