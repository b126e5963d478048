import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreviewServer } from '../tools/preview/server';

/**
 * A page without its scripts and what is fetched ahead for them; descriptions for search engines stay. What waits in its
 * head for a script to let it out, or for a browser without any, is let out.
 */
export function stripScripts(html: string): string {
  const [, head = '', body = ''] = /^([\s\S]*?<\/head>)?([\s\S]*)$/.exec(html) ?? [];
  return (head.replace(/<\/?noscript>/gi, '') + body)
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\bas=["']?(script|fetch)\b[^>]*>/gi, '')
    .replace(/<link\b[^>]*\brel=["']?modulepreload\b[^>]*>/gi, '');
}

/** Copies a built site, its pages without their scripts. */
export function copyWithoutScripts(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const path = join(to, name);
    // Gatsby has folders of that name too: page-data/404.html/.
    if (!name.endsWith('.html') || !statSync(path).isFile()) continue;
    writeFileSync(path, stripScripts(readFileSync(path, 'utf8')));
  }
}

/** Serves a copy of the built site whose pages have no scripts, by the same server and with the same headers. */
export async function serveWithoutScripts(root: string): Promise<{ url: string; close: () => Promise<void> }> {
  const copy = mkdtempSync(join(tmpdir(), 'scriptless-'));
  cpSync(join(root, 'netlify.toml'), join(copy, 'netlify.toml'));
  copyWithoutScripts(join(root, 'public'), join(copy, 'public'));
  const server = await startPreviewServer({ root: copy, port: 0 });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
