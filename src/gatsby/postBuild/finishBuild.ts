import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../content/model/model';
import { findRouteKind, localizedPath, networkOnlyPattern, offlinePath } from '../../routes';
import type { DataName } from '../../shared/dataAttributes';
import { defaultLanguage, languages } from '../../shared/i18n/languages';
import { compileScript } from '../inline/compileScript';
import { formatPolicy } from '../inline/formatPolicy';
import { createBundler } from './bundleIslands';
import { formatHeaders, pageRules, siteRules } from './formatHeaders';

/** What Gatsby writes into a page for its own scripts, which public pages do not load, and for Internet Explorer. */
const gatsbyMarkup =
  / data-(?:gatsby-head="true"|original-tag="html")|<meta http-equiv="x-ua-compatible"[^>]*>| style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"/g;

/** Lets the keyboard shrink the viewport in Chrome for Android, so that a toast stays in view. */
const viewport = 'interactive-widget=resizes-content';

/** Bundles the scripts of public pages, and names them in these pages; writes `_headers` and the service worker. */
export async function finishBuild(publicFolder: string, labels: Content['labels']): Promise<void> {
  const bundlePageScript = await createBundler(publicFolder, labels);
  const paths: string[] = [];
  for (const name of await readdir(publicFolder, { recursive: true })) {
    // Skips Gatsby's slices, and folders in page-data that are named like a page.
    if (!name.endsWith('.html') || /^(_gatsby|page-data)[\\/]/.test(name)) continue;
    const file = join(publicFolder, name);
    const path = `/${name.replaceAll('\\', '/')}`.replace(/index\.html$/, '');
    const { runtime } = findRouteKind(path);
    // Decap has a policy of its own (siteRules).
    if (runtime === 'decap') continue;
    paths.push(path);
    if (runtime) continue;
    const html = await readFile(file, 'utf8');
    // The last match, because the prefix of the first language matches every path.
    const language = languages.findLast((known) => path.startsWith(localizedPath('/', known))) ?? defaultLanguage;
    const bundle = (islands: readonly string[]) => bundlePageScript(islands, language);
    const page = html.replaceAll(gatsbyMarkup, '').replace('shrink-to-fit=no', viewport);
    await writeFile(file, await nameScripts(page, bundle));
  }
  const editorPolicy = formatPolicy({
    scripts: [compileScript('inline/dataSaver.ts'), ...(await readGatsbyScripts(publicFolder))],
    // The photos of drafts, which only the browser has.
    pictures: ['blob:'],
  });
  await writeFile(join(publicFolder, '_headers'), formatHeaders([...siteRules, ...pageRules(paths, editorPolicy)]));
  await writeFile(join(publicFolder, 'sw.js'), await writeServiceWorker(publicFolder));
  // Gatsby's own lists of its bundles, which each build rewrites.
  for (const name of ['webpack.stats.json', 'chunk-map.json']) await rm(join(publicFolder, name), { force: true });
}

/**
 * Names the files of a page's islands in its script loader. The renderer cannot do it: Gatsby does not render a page
 * again when only its page script has changed.
 */
export async function nameScripts(
  html: string,
  bundle: (islands: readonly string[]) => Promise<string[]>,
): Promise<string> {
  const roots = html.matchAll(new RegExp(`<div ${'data-island' satisfies DataName}="(\\w+)"`, 'g'));
  const files = await bundle([...new Set([...roots].map(([, island = '']) => island))]);
  const scriptsAttribute = new RegExp(`(?<=<script[^>]* ${'data-scripts' satisfies DataName}=)"[^"]*"`);
  if (!scriptsAttribute.test(html)) throw new Error('A page has no script loader.');
  return html.replace(scriptsAttribute, `"${files.join(' ')}"`);
}

/** The code of the inline scripts that Gatsby puts into every page as a "slice". */
async function readGatsbyScripts(publicFolder: string): Promise<string[]> {
  const slice = await readFile(join(publicFolder, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8');
  return [...slice.matchAll(/<script\b[^>]*>([^<]+)<\/script>/g)].map(([, code = '']) => code);
}

async function writeServiceWorker(publicFolder: string): Promise<string> {
  if (process.env.GATSBY_OFFLINE === 'off') return compileScript('worker/serviceWorkerOff.ts');
  const offlinePages = languages.map(async (language) => {
    const page = localizedPath(offlinePath, language);
    const html = await readFile(join(publicFolder, page, 'index.html'));
    // Versions the URL, so that a changed offline page replaces the cached one.
    const version = createHash('sha256').update(html).digest('hex').slice(0, 8);
    return [localizedPath('/', language), `${page}?${version}`];
  });
  return compileScript('worker/serviceWorker.ts', {
    offlinePages: (await Promise.all(offlinePages)).toReversed(),
    networkOnly: networkOnlyPattern(),
  });
}
