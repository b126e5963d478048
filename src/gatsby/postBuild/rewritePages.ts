import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findText } from '../../content/findText';
import { contentFolder, loadContent } from '../../content/load';
import { describeProblem } from '../../content/validate';
import { paymentKey } from '../../donation/donationStorage';
import { readProvider } from '../../donation/settings';
import { languages } from '../../i18n/languages';
import { findPageKind, localizedPath, networkOnly, offlinePath } from '../../routes';
import { bundleIslands } from './bundleIslands';
import { compileScript } from './compileScript';
import { ForeignScriptError, listScripts, writePolicy } from './contentSecurityPolicy';
import { pageRules, type Rule, siteRules, writeHeaders } from './writeHeaders';

// Gatsby's own mark, for a head that React would place by itself.
const tagMark = ' data-original-tag="html"';

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Rewrites the built pages: Gatsby's scripts make way for the site's own, and each page gets a Content-Security-Policy,
 * in the file `_headers` with all header rules. The service worker is written beside them. A page may have been through it
 * in an earlier build.
 * @throws in words where a page has a script that the build did not write
 */
export async function rewritePages(publicFolder: string): Promise<void> {
  const scripts = await bundleIslands(publicFolder);
  const slice = await readFile(join(publicFolder, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8');
  const loader = compileScript('loadOnInteraction.ts', { paymentKey });
  const provider = readProvider(process.env);
  const ofGatsby = listScripts(slice);
  const own = { ...ofGatsby, codes: [...ofGatsby.codes, loader, compileScript('dataSaver.ts')] };
  const rules: Rule[] = [...siteRules];

  for (const name of await readdir(publicFolder, { recursive: true })) {
    // Gatsby also has slices, and folders in page-data that are named like a page.
    if (!name.endsWith('.html') || /^(_gatsby|page-data)[\\/]/.test(name)) continue;
    const file = join(publicFolder, name);
    const path = `/${name.replaceAll('\\', '/')}`.replace(/index\.html$/, '');
    const { entry, entryOfPayment, startsAtLoad, callsProvider, isShownAnywhere } = findPageKind(path);
    // It has a policy of its own (siteRules).
    if (entry === 'decap') continue;
    const built = (await readFile(file, 'utf8')).replace(policyTag, '').replace(tagMark, '');
    const html =
      entry === 'gatsby'
        ? built
        : replaceScripts(built, {
            files: entry === 'none' ? [] : scripts[entry],
            filesOfPayment: entryOfPayment && scripts[entryOfPayment],
            loader,
            startsAtLoad,
          });
    const connects = callsProvider && provider ? [new URL(provider.url).origin] : [];
    const policy = nameOrigin(path, () => writePolicy(html, own, connects));
    const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    await writeFile(file, isShownAnywhere ? html.replace('<head>', `<head>${tag}`) : html);
    rules.push(...pageRules(path, policy));
  }

  await writeFile(join(publicFolder, '_headers'), writeHeaders(rules));
  await writeFile(join(publicFolder, 'sw.js'), await writeServiceWorker(publicFolder));
  // Gatsby lists its bundles for itself, anew in each build.
  for (const name of ['webpack.stats.json', 'chunk-map.json']) await rm(join(publicFolder, name), { force: true });
}

// Gatsby writes the scripts of all pages once, as a "slice", and marks its place in each. The marks stay, so that a later
// build that draws only some of the pages finds its place in the others too.
const scriptsPlace = /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** It tells Gatsby's runtime which page this is. */
const pagePath = /<script id="gatsby-script-loader">.*?<\/script>/;

type Scripts = { files: readonly string[]; filesOfPayment?: readonly string[]; loader: string; startsAtLoad?: boolean };

/**
 * Takes Gatsby's scripts out of a page and puts the script loader in their place, with the names of the files it loads.
 * @param files what the page loads, in order; nothing for a page without scripts
 * @param filesOfPayment what it loads instead where the device remembers a payment
 * @throws when Gatsby no longer writes its scripts in the way known here
 */
export function replaceScripts(html: string, { files, filesOfPayment, loader, startsAtLoad }: Scripts): string {
  if (!scriptsPlace.test(html)) throw new Error('The place of Gatsby’s scripts was not found.');
  const hasty = startsAtLoad ? ' data-now="true"' : '';
  const payment = filesOfPayment ? ` data-payment="${filesOfPayment.join(' ')}"` : '';
  const script =
    files.length > 0 ? `<script data-scripts="${files.join(' ')}"${payment}${hasty}>${loader}</script>` : '';
  return html.replace(pagePath, '').replace(scriptsPlace, (_, before, after) => `${before}${script}${after}`);
}

/** Says of a script that is not the build's own on which page it stands and, where it does, in which field of the content. */
function nameOrigin<T>(page: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof ForeignScriptError)) throw error;
    const place = findText(loadContent(contentFolder), error.script);
    const origin = place ? `\n${describeProblem({ ...place, message: 'is where it comes from' })}` : '';
    throw new Error(`The page ${page} ${error.message}${origin}`);
  }
}

async function writeServiceWorker(publicFolder: string): Promise<string> {
  if (process.env.GATSBY_OFFLINE === 'off') return compileScript('worker/serviceWorkerOff.ts');
  const offlinePages = languages.map(async (language) => {
    const address = localizedPath(offlinePath, language);
    const html = await readFile(join(publicFolder, address, 'index.html'));
    // Another address after a change, so that the one in hand is fetched anew.
    const version = createHash('sha256').update(html).digest('hex').slice(0, 8);
    return [localizedPath('/', language), `${address}?${version}`];
  });
  return compileScript('worker/serviceWorker.ts', {
    offlinePages: (await Promise.all(offlinePages)).toReversed(),
    networkOnly,
  });
}
