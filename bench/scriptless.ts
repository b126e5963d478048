import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../tools/copyProject';
import { startPreviewServer } from '../tools/serve';

/** Removes scripts from a page, but keeps JSON-LD. Unwraps `<noscript>` in the head, whose content a script inserts. */
export function stripScripts(html: string): string {
  return html
    .replace(/^[\s\S]*?<\/head>/, (head) => head.replace(/<\/?noscript>/g, ''))
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Serves a copy of the built site whose pages have no scripts, with the same server and headers. */
export async function serveWithoutScripts(): Promise<{ url: string; close: () => Promise<void> }> {
  const copy = copyProject({ copied: ['netlify.toml', 'public'] });
  for (const name of readdirSync(join(copy.root, 'public'), { recursive: true, encoding: 'utf8' })) {
    const path = join(copy.root, 'public', name);
    // Gatsby also has folders named like pages: page-data/404.html/.
    if (!name.endsWith('.html') || !statSync(path).isFile()) continue;
    writeFileSync(path, stripScripts(readFileSync(path, 'utf8')));
  }
  const server = await startPreviewServer({ root: copy.root, port: 0 });
  const close = async () => {
    await server.close();
    copy.remove();
  };
  return { url: server.url, close };
}
