import { createHash } from 'node:crypto';

type Sources = {
  scripts: readonly string[];
  /** Origins besides the site's own that scripts may request. */
  connects?: readonly string[];
  /** Sources of pictures besides the site. */
  pictures?: readonly string[];
};

/** A Content-Security-Policy that lets only the site's files and these inline scripts run. */
export function formatPolicy({ scripts, connects = [], pictures = [] }: Sources): string {
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashes],
    // Styles differ from page to page, so hashes would be long. An injected style can fetch only from this site.
    'style-src': "'unsafe-inline'",
    // The ndop pattern is a data URL in the style sheet.
    'img-src': ["'self'", 'data:', ...pictures],
    'media-src': "'self'",
    'font-src': "'self'",
    'connect-src': ["'self'", ...connects],
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, sources].flat().join(' '))
    .join('; ');
}
