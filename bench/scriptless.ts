import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../tools/copyProject';
import { startPreviewServer } from '../tools/preview/server';

/**
 * Removes scripts and their preloads from a page, but keeps JSON-LD. Unwraps `<noscript>` in the head, whose content a
 * script would insert.
 */
export function stripScripts(html: string): string {
  const [, head = '', body = ''] = /^([\s\S]*?<\/head>)?([\s\S]*)$/.exec(html) ?? [];
  return (head.replace(/<\/?noscript>/gi, '') + body)
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\bas=["']?(script|fetch)\b[^>]*>/gi, '')
    .replace(/<link\b[^>]*\brel=["']?modulepreload\b[^>]*>/gi, '');
}

/** Copies a built site and strips the scripts of its pages. */
export function copyWithoutScripts(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const path = join(to, name);
    // Gatsby also has folders named like pages: page-data/404.html/.
    if (!name.endsWith('.html') || !statSync(path).isFile()) continue;
    writeFileSync(path, stripScripts(readFileSync(path, 'utf8')));
  }
}

/** Serves a copy of the site without scripts, with the same server and headers. */
export async function serveWithoutScripts(root: string): Promise<{ url: string; close: () => Promise<void> }> {
  const copy = copyProject({ from: root, copied: ['netlify.toml'] });
  copyWithoutScripts(join(root, 'public'), join(copy.root, 'public'));
  const server = await startPreviewServer({ root: copy.root, port: 0 });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      copy.remove();
    },
  };
}
