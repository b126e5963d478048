import { createHash } from 'node:crypto';

// Emotion begins with an empty <style>, which it fills rule by rule: that, no policy is asked about.
const emptyStyle = '';

/**
 * The Content-Security-Policy of one page: nothing but what it needs, and of its inline scripts and styles those that
 * stand in it now, by their hashes.
 * @param connects origins that its scripts may ask besides the site's own
 */
export function writePolicy(html: string, connects: readonly string[] = []): string {
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashAll(readInlineScripts(html))],
    // For browsers that do not know the next two, which the others follow instead.
    'style-src': "'unsafe-inline'",
    'style-src-elem': hashAll([...readStyles(html), emptyStyle]),
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

function readInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', code = '']) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? 'module';
    // Data, such as JSON-LD, is not run.
    return /\bsrc=/.test(attributes) || !['module', 'text/javascript'].includes(type) ? [] : code;
  });
}

function readStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, code = '']) => code);
}

function hashAll(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
