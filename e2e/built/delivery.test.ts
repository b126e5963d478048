import { brotliCompressSync } from 'node:zlib';
import { documentKeys } from '../../src/content/documents';
import { languages } from '../../src/i18n/languages';
import {
  dashboardPath,
  decapPath,
  editPath,
  loginPath,
  notFoundPath,
  offlinePath,
  paymentReturnPath,
  posterPath,
} from '../../src/routes';
import { publicPaths, returnPaths, sites } from '../content';
import { isBuilt, listFiles, listPages, openPage, readAll, readBytes, readText } from './files';

/** As a data plan counts it. */
const kilobyte = 1000;

const inBoth = (french: string) => languages.map((language) => sites[language].path(french));
const landingPages = inBoth('/');
const ends = returnPaths.flatMap(inBoth);
const editorPages = [loginPath, dashboardPath, ...documentKeys.map(editPath)];
const pages = [...publicPaths, ...ends, ...editorPages, ...inBoth(offlinePath)];

it.each(publicPaths)('%s comes with at most 20 KB of HTML and styles', (path) => {
  const size = brotliCompressSync(readBytes(path)).length;
  expect(size).toBeLessThanOrEqual(20 * kilobyte);
  expect(size).toBeGreaterThan(2 * kilobyte);
});

it.each(publicPaths)(
  '%s says what it fetches and when in at most 1.75 kilobytes, and fetches no script before',
  (path) => {
    const html = readText(path);
    const [, loader = ''] = /<script data-scripts="[^"]+">([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(loader.length).toBeGreaterThan(100);
    expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(1750);
    expect(html).not.toMatch(/<script[^>]* src=|<link[^>]* as="(script|fetch)"/);
  },
);

it.each([...inBoth(notFoundPath), ...inBoth(paymentReturnPath()), ...inBoth(posterPath)])(
  '%s comes with at most three kilobytes of scripts, and none of React',
  (path) => {
    const size = listScripts(path).reduce((sum, file) => sum + brotliCompressSync(readBytes(file)).length, 0);
    expect(size).toBeGreaterThan(100);
    expect(size).toBeLessThanOrEqual(3 * kilobyte);
  },
);

it.each(publicPaths)('%s names at most three scripts, all of them there, and none of Gatsby’s', (path) => {
  const scripts = listScripts(path);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(3);
  expect(scripts.filter((script) => !isBuilt(script))).toEqual([]);
  expect(readText(path)).not.toMatch(/webpack|pagePath/);
});

it('has a service worker of at most three kilobytes', () => {
  expect(brotliCompressSync(readBytes('/sw.js')).length).toBeLessThanOrEqual(3 * 1024);
});

it('the build publishes no source map and no statistics of its bundles', () => {
  expect(listFiles('.map')).toEqual([]);
  expect([...listFiles('webpack.stats.json'), ...listFiles('chunk-map.json')]).toEqual([]);
});

function listScripts(path: string): string[] {
  const [listed] = readAll(openPage(path), 'script[data-scripts]', 'data-scripts');
  return (listed ?? '').split(' ');
}

describe('the headers of each page', () => {
  const rules = readHeaders();

  it.each(pages)('%s forbids what it does not need, eval and frames', (path) => {
    const policy = rules.get(path)?.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')+; /);
    expect(policy).toContain("; base-uri 'none'; frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('let the landing pages alone ask the payment provider', () => {
    // Decap reads its files as blobs.
    const own = [...rules].filter(([path]) => path !== `${decapPath}*`);
    const connections = own.map(([path, headers]) => {
      const [, hosts = ''] = /connect-src 'self'([^;]*);/.exec(headers.get('content-security-policy') ?? '') ?? [];
      return { path, hosts: hosts.trim() };
    });
    const asking = connections.filter(({ hosts }) => hosts);
    const addresses = landingPages.flatMap((path) => [path, `${path}index.html`]);
    // A build without keys asks nobody.
    if (asking.length > 0) expect(asking.map(({ path }) => path).toSorted()).toEqual(addresses.toSorted());
    expect(new Set(asking.map(({ hosts }) => hosts)).size).toBeLessThanOrEqual(1);
  });

  it('name every built page but Decap’s, which has one policy for its folder: of two, both would hold', () => {
    const known = [...rules.keys()];
    expect(known.filter((path) => path.startsWith(decapPath))).toEqual([`${decapPath}*`]);
    const own = listPages().filter((path) => !path.startsWith(decapPath));
    expect(known).toEqual(expect.arrayContaining(own));
  });

  it('are in the page itself where it is shown at any address', () => {
    for (const file of ['/404.html', sites.en.path(notFoundPath)]) {
      const [policy] = readAll(openPage(file), 'meta[http-equiv=Content-Security-Policy]', 'content');
      expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
    }
  });
});

it.each(editorPages)('%s is not for search engines', (path) => {
  expect(readAll(openPage(path), 'meta[name=robots]', 'content')).toEqual(['noindex']);
});

it.each(editorPages.slice(1))('%s shows nothing of itself before the login is known', (path) => {
  expect(openPage(path).querySelectorAll('h1, form')).toHaveLength(0);
});

it('keeps the words of the editor, and of its model, out of visitors’ scripts', () => {
  const words = /admin\.edit\.|Bouton vers les activités/;
  const scripts = new Set(
    publicPaths
      .flatMap((path) => readAll(openPage(path), 'script[data-scripts]', 'data-scripts'))
      .flatMap((list) => list?.split(' ') ?? []),
  );
  expect([...scripts].filter((script) => words.test(readText(script)))).toEqual([]);
  // The same words are in the editor's.
  expect(listFiles('.js').some((script) => words.test(readText(script)))).toBe(true);
});

/** The header rules of the build, by address and name. */
function readHeaders(): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  let current = new Map<string, string>();
  for (const line of readText('/_headers').split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) {
      current = new Map();
      rules.set(line, current);
    } else current.set(line.slice(0, line.indexOf(':')).trim().toLowerCase(), line.slice(line.indexOf(':') + 1).trim());
  }
  return rules;
}
