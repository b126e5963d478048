import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { fixedDocumentKeys } from '../../src/content/documents/documents';
import {
  dashboardPath,
  decapPath,
  editPath,
  loginPath,
  notFoundPath,
  offlinePath,
  posterPath,
  startPath,
} from '../../src/routes';
import { securityHeaders } from '../../src/securityHeaders';
import type { DataName, DataSelector } from '../../src/shared/dataAttributes';
import { languages } from '../../src/shared/i18n/languages';
import { budgets } from '../budgets';
import { sites } from '../support/content';
import {
  isBuilt,
  listBuiltPages,
  listPublicFiles,
  openPage,
  readAll,
  readBytes,
  readText,
  visitorPages,
} from './builtFiles';

const inBoth = (french: string) => languages.map((language) => sites[language].path(french));
const landingPages = inBoth('/');
const editorPages = [loginPath, dashboardPath, ...fixedDocumentKeys.map(editPath)];

/** The size of a text or file as hosts send it: they compress at Brotli 5 when they serve it. */
const weigh = (data: string | Buffer) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Allows for the headers of a response: status, type, caching, and the headers of `_headers`. */
const headerBytes = 700;

it.each(visitorPages)(`%s has at most ${budgets.page / 1000} KB of HTML, styles and response headers`, (path) => {
  const size = weigh(readBytes(path));
  expect(size + headerBytes).toBeLessThanOrEqual(budgets.page);
  expect(size).toBeGreaterThan(2000);
});

it.each(landingPages)(`%s paints its first screen from at most ${budgets.paintedFirst / 1000} KB`, (path) => {
  const [first = ''] = /^[\s\S]*?<section[^>]* id="home"[\s\S]*?<\/section>/.exec(readText(path)) ?? [];
  expect(first).toContain('<h1');
  expect(weigh(first)).toBeLessThanOrEqual(budgets.paintedFirst);
});

it('the inline scripts are within their budgets', () => {
  const [dataSaver = '', loader = ''] = ['body > script', 'script[data-scripts]'].map(
    (selector) => openPage('/').querySelector(selector)?.textContent,
  );
  for (const script of [dataSaver, loader]) expect(script.length).toBeGreaterThan(100);
  expect(Buffer.byteLength(dataSaver)).toBeLessThanOrEqual(budgets.dataSaver);
  expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(budgets.scriptLoader);
});

it.each(visitorPages)('%s names its scripts in the script loader alone', (path) => {
  expect(readText(path)).not.toMatch(/<script[^>]* src=|<link[^>]* as="(script|fetch)"/);
});

it.each([...inBoth(notFoundPath), ...inBoth(posterPath)])(
  `%s has at most ${budgets.otherScripts / 1000} KB of scripts, without React`,
  (path) => {
    const size = listScripts(path).reduce((sum, file) => sum + weigh(readBytes(file)), 0);
    expect(size).toBeGreaterThan(100);
    expect(size).toBeLessThanOrEqual(budgets.otherScripts);
  },
);

it.each(visitorPages)('%s names one or two existing scripts (offline pages none), and none of Gatsby’s', (path) => {
  const scripts = listScripts(path);
  expect(path.endsWith(offlinePath) ? [0] : [1, 2]).toContain(scripts.length);
  expect(scripts.filter((script) => !isBuilt(script))).toEqual([]);
  expect(readText(path)).not.toMatch(/webpack|pagePath/);
});

it(`the service worker has at most ${budgets.serviceWorker / 1000} KB`, () => {
  expect(weigh(readBytes('/sw.js'))).toBeLessThanOrEqual(budgets.serviceWorker);
});

it('the build publishes no source map and no statistics of its bundles', () => {
  expect(listPublicFiles('.map')).toEqual([]);
  expect([...listPublicFiles('webpack.stats.json'), ...listPublicFiles('chunk-map.json')]).toEqual([]);
});

function listScripts(path: string): string[] {
  const [listed] = readAll(
    openPage(path),
    'script[data-scripts]' satisfies DataSelector,
    'data-scripts' satisfies DataName,
  );
  return (listed ?? '').split(' ').filter(Boolean);
}

/** All pages except Decap's. */
const ownPages = [...new Set([...visitorPages, ...listBuiltPages()])].filter((path) => !path.startsWith(decapPath));

const rules = readHeaders();
/** The headers that the rules give to a path, rule by rule. */
const headersOf = (path: string) =>
  [...rules].flatMap(([rule, headers]) =>
    new RegExp(`^${rule.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test(path) ? headers : [],
  );
const headerPolicies = (path: string) =>
  headersOf(path).flatMap((headers) => headers.get('content-security-policy') ?? []);

/** The policy of a page, from its `<meta>` and its headers. */
function readPolicy(path: string): string {
  const policies = readAll(openPage(path), 'meta[http-equiv=Content-Security-Policy]', 'content');
  return [...policies, ...headerPolicies(path)].join('; ');
}

describe('the policy', () => {
  it.each(visitorPages)('of %s comes before everything that it governs', (path) => {
    expect(readText(path)).toMatch(/^((?!<(script|style|link|noscript)).)*<meta http-equiv="Content-Security-Policy"/s);
    expect(readText(path).match(/http-equiv="Content-Security-Policy"/g)).toHaveLength(1);
  });

  it.each(ownPages)('of %s allows its inline scripts by hash, no eval and no other source', (path) => {
    const policy = readPolicy(path);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')+; /);
    expect(policy).toContain("; base-uri 'none'");
    expect(policy).not.toContain('unsafe-eval');
    const inline = openPage(path).querySelectorAll('script:not([src], [type="application/json"], [type$="ld+json"])');
    expect(inline.length).toBeGreaterThan(0);
    for (const { textContent } of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(textContent).digest('base64')}'`);
  });

  it('is the same on all visitors’ pages: scripts may connect to the payment provider alone', () => {
    const policies = new Set(visitorPages.map(readPolicy));
    expect([...policies]).toEqual([expect.stringMatching(/; connect-src 'self' http:\/\/127\.0\.0\.1:\d+;/)]);
  });
});

describe('the header rules', () => {
  // files/serve.test.ts proves that the server applies them.
  it.each([...visitorPages, loginPath])('protect the visitors of %s', (path) => {
    expect(Object.fromEntries(headersOf(path).flatMap((headers) => [...headers]))).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('forbid frames around every page, by one policy each, because browsers enforce both of two', () => {
    for (const path of visitorPages) expect([path, headerPolicies(path)]).toEqual([path, ["frame-ancestors 'none'"]]);
    for (const path of editorPages)
      expect([path, headerPolicies(path)]).toEqual([path, [expect.stringMatching(/; frame-ancestors 'none'$/)]]);
  });

  it('have one policy for Decap’s folder, which names no other host', () => {
    expect(headerPolicies(`${decapPath}cms.js`)).toEqual([
      expect.stringMatching(/^((?!https?:|\*).)*frame-ancestors 'none'$/),
    ]);
    expect(headerPolicies(decapPath)).toEqual(headerPolicies(`${decapPath}cms.js`));
  });

  it('do not grow with the pages: all albums share one', () => {
    expect([...rules.keys()].filter((rule) => rule.startsWith('/albums/'))).toEqual(['/albums/*']);
  });

  const ofPages = ['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'];

  it.each([
    ['/admin/login/', ['x-robots-tag', ...ofPages]],
    ['/en/', ofPages],
    ['/index.html', ofPages],
    ['/admin/decap/', ['x-robots-tag', 'content-security-policy']],
    ['/admin/decap/cms.js', ['x-robots-tag', 'content-security-policy']],
    ['/sw.js', ['content-security-policy', 'cache-control']],
    ['/islands-page-0a1b2c.js', ['cache-control', 'cross-origin-resource-policy']],
    ['/static/photo.jpg', ['cache-control', 'cross-origin-resource-policy']],
    ['/share/home.jpg', ['cross-origin-resource-policy']],
    ['/sitemap.xml', []],
  ])('give %s the headers of every file and %j, none twice', (path, own) => {
    const ofEveryFile = Object.keys(securityHeaders).map((name) => name.toLowerCase());
    expect(headersOf(path).flatMap((headers) => [...headers.keys()])).toEqual([...ofEveryFile, ...own]);
  });
});

it.each(editorPages)('%s has noindex', (path) => {
  expect(readAll(openPage(path), 'meta[name=robots]', 'content')).toEqual(['noindex']);
});

it.each(editorPages.slice(1))('%s has no content in its HTML before the login is checked', (path) => {
  expect(openPage(path).querySelectorAll('h1, form')).toHaveLength(0);
});

it('no style lists a selector that browsers of 2021 lack beside others, which they would drop with it', () => {
  const styles = visitorPages.flatMap((path) => [...openPage(path).querySelectorAll('style')]);
  const lists = styles.flatMap(({ textContent }) => textContent.match(/[^{};]+(?=\{)/g) ?? []);
  const isRecent = (selector: string) => /:has\b|:nth-[^:]+ of /.test(selector);
  expect(lists.filter(isRecent).length).toBeGreaterThan(10);
  expect(lists.filter((list) => new Set(splitList(list).map(isRecent)).size > 1)).toEqual([]);
});

/** The selectors of a list, without parentheses and the commas in them. */
function splitList(list: string): string[] {
  const inside = /\(([^()]*)\)/g;
  const flat = list.replace(inside, (_, text) => ` ${text.replaceAll(',', '')}`);
  return flat === list ? list.split(',') : splitList(flat);
}

const publicScripts = () => [...new Set(visitorPages.flatMap(listScripts))];

it('the scripts of public pages contain no comment of a stylesheet, which esbuild leaves in', () => {
  expect(publicScripts().filter((script) => readText(script).includes('/* '))).toEqual([]);
});

it('the scripts of public pages contain the code of the chosen provider alone', () => {
  const texts = publicScripts().map(readText);
  expect(texts.some((text) => text.includes('site_id'))).toBe(true);
  expect(texts.filter((text) => text.includes(startPath))).toEqual([]);
});

it('the scripts of public pages contain no strings of the editor or of the content model', () => {
  const words = /editor\.edit\.|Bouton vers les activités/;
  expect(publicScripts().filter((script) => words.test(readText(script)))).toEqual([]);
  // Proves that the pattern matches the editor's scripts.
  expect(listPublicFiles('.js').some((script) => words.test(readText(script)))).toBe(true);
});

/** The rules of `_headers`, by path and header name. */
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
