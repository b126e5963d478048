import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { editorsPath } from '../../src/routes';
import { checkFixturesAreBuilt } from '../../tools/build';
import { collapseSpaces } from '../support/content';

// The tests of this folder run by `npm run journeys -- --files`; with a file's name after it, one file alone.

const root = resolve(__dirname, '../..');
const folder = join(root, 'public');

checkFixturesAreBuilt(root);

/** The path of the file for a URL path. The file may not exist. */
function fileAt(path: string): string {
  const decoded = decodeURI(path.replace(/[?#].*$/, ''));
  return join(folder, decoded.endsWith('/') ? `${decoded}index.html` : decoded);
}

export function isBuilt(path: string): boolean {
  return existsSync(fileAt(path));
}

export function readBytes(path: string): Buffer {
  return readFileSync(fileAt(path));
}

export function readText(path: string): string {
  return readFileSync(fileAt(path), 'utf8');
}

const pages = new Map<string, Document>();

/** Parses a built page without running scripts. */
export function openPage(path: string): Document {
  const page = pages.get(path) ?? new DOMParser().parseFromString(readText(path), 'text/html');
  pages.set(path, page);
  return page;
}

/** The URL paths of all `index.html` pages; `404.html` is omitted. */
export function listBuiltPages(): string[] {
  return listPublicFiles('/index.html').map((path) => path.replace(/index\.html$/, ''));
}

export const visitorPages = [...listBuiltPages(), '/404.html'].filter((path) => !path.startsWith(editorsPath));

/** The paths of the files with an ending: `.js`, `/index.html`. */
export function listPublicFiles(ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending) && statSync(join(folder, path)).isFile());
}

/** The values of an attribute of all matching elements, with ordinary spaces. */
export function readAll(within: ParentNode, selector: string, attribute: string): (string | null)[] {
  return [...within.querySelectorAll(selector)].map((element) => {
    const value = element.getAttribute(attribute);
    return value === null ? null : collapseSpaces(value);
  });
}

/** @throws unless exactly one element matches */
export function find(within: ParentNode, selector: string): Element {
  const [element, ...others] = within.querySelectorAll(selector);
  if (!element || others.length > 0)
    throw new Error(`${selector} matches ${others.length + (element ? 1 : 0)} elements`);
  return element;
}
