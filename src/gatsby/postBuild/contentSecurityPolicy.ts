import { createHash } from 'node:crypto';

/** Every script that the build itself writes into pages: inline ones by their code, those of files by their tag. */
type OwnScripts = { codes: readonly string[]; sources: readonly string[] };

/** A page has a script that the build did not write. */
export class ForeignScriptError extends Error {
  constructor(readonly script: string) {
    super(`has a script that the build did not write: ${script.trim().slice(0, 200)}`);
  }
}

/**
 * The Content-Security-Policy of one page: nothing but what it needs, and of its inline scripts and styles those that
 * stand in it now, by their hashes.
 * @param connects origins that its scripts may ask besides the site's own
 * @throws ForeignScriptError where the page has another script than our own: its hash would allow it
 */
export function writePolicy(html: string, own: OwnScripts, connects: readonly string[] = []): string {
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashAll(readInlineScripts(html, own))],
    // For browsers that do not know the next two, which the others follow instead.
    'style-src': "'unsafe-inline'",
    // The empty one is emotion's own, which it fills rule by rule: that, no policy is asked about.
    'style-src-elem': hashAll([...readStyles(html), '']),
    // A picture's colour, and what Gatsby hides from sight: attributes, which no hash covers in every browser.
    'style-src-attr': "'unsafe-inline'",
    // The ndop motif is drawn in the style sheet.
    'img-src': ["'self'", 'data:'],
    'media-src': "'self'",
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

// One that is never closed reaches to the end.
const scriptElement = /<script\b([^>]*)>([\s\S]*?)(?:<\/script\s*>|$)/gi;

// Gatsby tells each page its own address.
const pagePath = /^\/\*<!\[CDATA\[\*\/window\.pagePath="[\w/.-]*";\/\*\]\]>\*\/$/;

function readInlineScripts(html: string, { codes, sources }: OwnScripts): string[] {
  return [...html.matchAll(scriptElement)].flatMap(([whole, attributes = '', code = '']) => {
    // Data is not run.
    if (/^ type="application\/(ld\+)?json"/.test(attributes)) return [];
    const source = /\bsrc="?([^\s"]*)/i.exec(attributes)?.[1];
    const isOwn =
      source === undefined ? codes.includes(code) || pagePath.test(code) : sources.includes(source) && !code;
    if (!isOwn) throw new ForeignScriptError(code || whole);
    return code || [];
  });
}

/** The scripts in a piece of HTML that the build wrote. */
export function listScripts(html: string): OwnScripts {
  const all = [...html.matchAll(scriptElement)];
  const sources = all.flatMap(([, attributes = '']) => / src="([^"]*)"/.exec(attributes)?.[1] ?? []);
  return { codes: all.flatMap(([, , code]) => code || []), sources };
}

function readStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, code = '']) => code);
}

function hashAll(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
