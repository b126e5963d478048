import { createHash } from 'node:crypto';

/** Every script that the build writes into pages: the code of inline scripts and the `src` of files. */
type OwnScripts = { codes: readonly string[]; sources: readonly string[] };

/**
 * The Content-Security-Policy of the page at a path; allows its inline scripts and styles by hash.
 * @param more sources besides the site's own: origins that its scripts may request, and of its pictures and videos
 * @throws for a script that the build did not write, because its hash would allow it
 */
export function writePolicy(
  path: string,
  html: string,
  own: OwnScripts,
  { connects = [], media = [] }: { connects?: readonly string[]; media?: readonly string[] } = {},
): string {
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, code = '']) => code);
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashAll(readInlineScripts(path, html, own))],
    // For browsers without the next two directives, which override this one.
    'style-src': "'unsafe-inline'",
    // Emotion inserts rules through CSSOM into an empty `<style>`; CSP only checks the empty element.
    'style-src-elem': hashAll([...styles, '']),
    // Placeholder colours and Gatsby's hidden elements: not every browser supports hashes for attributes.
    'style-src-attr': "'unsafe-inline'",
    // The ndop pattern is a data URL in the style sheet.
    'img-src': ["'self'", 'data:', ...media],
    'media-src': ["'self'", ...media],
    'font-src': "'self'",
    'connect-src': ["'self'", ...connects],
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, sources].flat().join(' '))
    .join('; ');
}

// An unclosed script extends to the end of the page.
const scriptElement = /<script\b([^>]*)>([\s\S]*?)(?:<\/script\s*>|$)/gi;

// Gatsby's inline script with the path of the page.
const pagePath = /^\/\*<!\[CDATA\[\*\/window\.pagePath="[\w/.-]*";\/\*\]\]>\*\/$/;

function readInlineScripts(path: string, html: string, { codes, sources }: OwnScripts): string[] {
  return [...html.matchAll(scriptElement)].flatMap(([whole, attributes = '', code = '']) => {
    // JSON is never executed.
    if (/^ type="application\/(ld\+)?json"/.test(attributes)) return [];
    const source = /\bsrc="?([^\s"]*)/i.exec(attributes)?.[1];
    const isOwn =
      source === undefined ? codes.includes(code) || pagePath.test(code) : sources.includes(source) && !code;
    if (!isOwn) {
      const script = (code || whole).trim().slice(0, 200);
      throw new Error(`The page ${path} has a script that the build did not write: ${script}`);
    }
    return code || [];
  });
}

/** The scripts in a piece of HTML that the build wrote. */
export function listScripts(html: string): OwnScripts {
  const all = [...html.matchAll(scriptElement)];
  const sources = all.flatMap(([, attributes = '']) => / src="([^"]*)"/.exec(attributes)?.[1] ?? []);
  return { codes: all.flatMap(([, , code]) => code || []), sources };
}

function hashAll(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
