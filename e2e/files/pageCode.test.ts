import { brotliCompressSync, constants } from 'node:zlib';
import { fixedDocumentKeys } from '../../src/content/documents/documents';
import { dashboardPath, editPath, notFoundPath, offlinePath, posterPath, startPath } from '../../src/routes';
import type { DataName, DataSelector } from '../../src/shared/dataAttributes';
import { languages } from '../../src/shared/i18n/languages';
import { budgets } from '../budgets';
import { sites } from '../support/content';
import { isBuilt, listPublicFiles, openPage, readAll, readBytes, readText, visitorPages } from './builtFiles';

const inBoth = (french: string) => languages.map((language) => sites[language].path(french));
const landingPages = inBoth('/');

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

it.each([dashboardPath, ...fixedDocumentKeys.map(editPath)])(
  '%s has no content in its HTML before the login is checked',
  (path) => {
    expect(openPage(path).querySelectorAll('h1, form')).toHaveLength(0);
  },
);

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
