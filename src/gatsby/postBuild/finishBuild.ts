import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataName } from '../../dataNames';
import { paymentKey } from '../../donation/form/donationStorage';
import { findProvider } from '../../donation/providers/registry';
import { languages } from '../../i18n/languages';
import { findPageKind, localizedPath, networkOnly, offlinePath } from '../../routes';
import { createBundler } from './bundleIslands';
import { compileScript } from './compileScript';
import { listScripts, writePolicy } from './contentSecurityPolicy';
import { minifyStyles } from './minifyStyles';
import { shortenClassNames } from './shortenClassNames';
import { pageRules, siteRules, writeHeaders } from './writeHeaders';

// Gatsby marks the tags of a `Head` export for its own runtime.
const tagMark = ' data-original-tag="html"';

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** The policy comes right after the encoding, which browsers look for in the first 1024 bytes. */
const headStart = /<head>(<meta charset=[^>]*>)?/i;

/**
 * Replaces Gatsby's scripts in the built pages by the site's own, puts a Content-Security-Policy into each page, so that
 * it applies at any address of the page, and writes `_headers` and the service worker. Works also on pages that an earlier build has rewritten.
 * @throws an error naming the page of a script that the build did not write
 */
export async function rewritePages(publicFolder: string): Promise<void> {
  const bundlePageScript = await createBundler(publicFolder);
  const slice = await readFile(join(publicFolder, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8');
  const loader = compileScript('loadOnInteraction.ts', { paymentKey });
  const noticeScript = compileScript('notice.ts');
  const provider = findProvider(process.env);
  const settings = provider.readSettings(process.env);
  const gatsbyScripts = listScripts(slice);
  const own = {
    ...gatsbyScripts,
    codes: [...gatsbyScripts.codes, loader, compileScript('dataSaver.ts'), noticeScript],
  };
  const paths: string[] = [];

  for (const name of await readdir(publicFolder, { recursive: true })) {
    // Skips Gatsby's slices, and folders in page-data that are named like a page.
    if (!name.endsWith('.html') || /^(_gatsby|page-data)[\\/]/.test(name)) continue;
    const file = join(publicFolder, name);
    const path = `/${name.replaceAll('\\', '/')}`.replace(/index\.html$/, '');
    const { scripts, hydratesForPayment, startsAtLoad, callsProvider } = findPageKind(path);
    // Decap has a policy of its own (siteRules).
    if (scripts === 'decap') continue;
    const built = (await readFile(file, 'utf8')).replace(policyTag, '').replace(tagMark, '');
    const islands = [
      ...new Set(
        [...built.matchAll(new RegExp(`<div ${'data-island' satisfies DataName}="(\\w+)"`, 'g'))].map(
          ([, island = '']) => island,
        ),
      ),
    ];
    const files = scripts ? [] : await bundlePageScript(hydratesForPayment ? [] : islands);
    const filesOfPayment = hydratesForPayment && (await bundlePageScript(islands));
    const html =
      scripts === 'gatsby'
        ? built
        : addNoticeScript(shrink(replaceScripts(built, { files, filesOfPayment, loader, startsAtLoad })), noticeScript);
    const connects =
      callsProvider && settings && provider.startedBy === 'browser' ? [new URL(settings.url).origin] : [];
    // The editor shows photos and videos that only the browser has yet.
    const media = scripts === 'gatsby' ? ['blob:'] : [];
    const policy = writePolicy(path, html, own, { connects, media });
    const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    await writeFile(
      file,
      html.replace(headStart, (start) => start + tag),
    );
    paths.push(path);
  }

  await writeFile(join(publicFolder, '_headers'), writeHeaders([...siteRules, ...pageRules(paths)]));
  await writeFile(join(publicFolder, 'sw.js'), await writeServiceWorker(publicFolder));
  // Gatsby lists its bundles for itself, anew in each build.
  for (const name of ['webpack.stats.json', 'chunk-map.json']) await rm(join(publicFolder, name), { force: true });
}

const shrink = (html: string) => shortenClassNames(minifyStyles(removeUnused(html)));

// Gatsby inserts the scripts of all pages as a "slice" between these marks. They stay, so that a later build that renders
// only some pages can rewrite the others again.
const scriptsPlace = /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** Gatsby's inline script with the path of the page. */
const pagePath = /<script id="gatsby-script-loader">.*?<\/script>/;

type Scripts = { files: readonly string[]; filesOfPayment?: readonly string[]; loader: string; startsAtLoad?: boolean };

/**
 * Replaces Gatsby's scripts in a page by the script loader.
 * @param files the files to load, in order; empty for a page without scripts
 * @param filesOfPayment the files to load instead when the device has a stored payment
 * @throws when the marks of Gatsby's scripts are missing
 */
export function replaceScripts(html: string, { files, filesOfPayment, loader, startsAtLoad }: Scripts): string {
  if (!scriptsPlace.test(html)) throw new Error('The place of Gatsby’s scripts was not found.');
  const now = startsAtLoad ? ` ${'data-now' satisfies DataName}="true"` : '';
  const payment = filesOfPayment ? ` ${'data-payment' satisfies DataName}="${filesOfPayment.join(' ')}"` : '';
  const script =
    files.length > 0
      ? `<script ${'data-scripts' satisfies DataName}="${files.join(' ')}"${payment}${now}>${loader}</script>`
      : '';
  return html.replace(pagePath, '').replace(scriptsPlace, (_, before, after) => `${before}${script}${after}`);
}

/** Removes what only Gatsby's scripts read, and hints for browsers that the site does not support. */
export function removeUnused(html: string): string {
  return (
    html
      .replaceAll(' data-gatsby-head="true"', '')
      .replace(/<div id="gatsby-announcer"[^>]*><\/div>/, '')
      .replace(/<meta (http-equiv="x-ua-compatible"|name="generator")[^>]*>/g, '')
      // Only for Safari of iOS 9.
      .replace(', shrink-to-fit=no', '')
  );
}

const notice = new RegExp(`(<aside[^>]* ${'data-until' satisfies DataName}=.*?</aside>)(<script>.*?</script>)?`, 's');

/** Puts the script that knows a notice's days right after it, so that no other day paints it. */
export function addNoticeScript(html: string, script: string): string {
  return html.replace(notice, (_, element) => `${element}<script>${script}</script>`);
}

async function writeServiceWorker(publicFolder: string): Promise<string> {
  if (process.env.GATSBY_OFFLINE === 'off') return compileScript('worker/serviceWorkerOff.ts');
  const offlinePages = languages.map(async (language) => {
    const address = localizedPath(offlinePath, language);
    const html = await readFile(join(publicFolder, address, 'index.html'));
    // Versions the URL, so that a changed offline page replaces the cached one.
    const version = createHash('sha256').update(html).digest('hex').slice(0, 8);
    return [localizedPath('/', language), `${address}?${version}`];
  });
  return compileScript('worker/serviceWorker.ts', {
    offlinePages: (await Promise.all(offlinePages)).toReversed(),
    networkOnly,
  });
}
