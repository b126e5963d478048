import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Language } from '../src/i18n/languages';

// Reads the content files without the site’s own code, so that tests notice when that code misreads them.

type Value = Record<string, unknown>;

/** A content file (`home/hero`, `site`) in a language, with the French text where there is no other. */
export function readJson(folder: string, path: string, language: Language): Value {
  const { fr, [language]: translated } = JSON.parse(readFileSync(join(folder, `${path}.json`), 'utf8'));
  return fillFromFrench(fr, translated) as Value;
}

/** The albums from the newest. */
export function readAlbums(folder: string, language: Language): Value[] {
  const names = listFiles(folder, 'albums').map((name) => name.replace(/\.json$/, ''));
  return sortNewest(names.map((name) => readJson(folder, `albums/${name}`, language)));
}

/** The activities from the newest, their descriptions as plain text. */
export function readActivities(folder: string, language: Language): Value[] {
  const names = listFiles(folder, 'activities');
  const french = names.filter((name) => name.endsWith('.fr.md'));
  return sortNewest(
    french.map((name) => {
      const other = name.replace('.fr.md', `.${language}.md`);
      const translated = names.includes(other) ? readMarkdown(folder, other) : {};
      return { slug: name.replace('.fr.md', ''), ...(fillFromFrench(readMarkdown(folder, name), translated) as Value) };
    }),
  );
}

/** The labels of a language, from all its files. */
export function readLabels(folder: string, language: Language): Record<string, string> {
  const names = listFiles(folder, language);
  return Object.assign({}, ...names.map((name) => JSON.parse(readFileSync(join(folder, language, name), 'utf8'))));
}

function readMarkdown(folder: string, name: string): Value {
  const [, frontMatter = '', ...body] = readFileSync(join(folder, 'activities', name), 'utf8').split(/^---\r?\n/m);
  const description = body
    .join('')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*+|^#+ |^[-+>] /gm, '');
  return { ...parse(frontMatter, { schema: 'failsafe' }), description };
}

/** List items are matched by id, or by position when they have none. */
function fillFromFrench(french: unknown, translated: unknown): unknown {
  if (Array.isArray(french)) {
    const others = Array.isArray(translated) ? translated : [];
    return french.map((item, index) =>
      fillFromFrench(item, item?.id ? others.find(({ id }) => id === item.id) : others[index]),
    );
  }
  if (typeof french === 'object' && french !== null) {
    const others = (translated ?? {}) as Value;
    return Object.fromEntries(Object.entries(french).map(([key, value]) => [key, fillFromFrench(value, others[key])]));
  }
  return typeof translated === typeof french && String(translated).trim() ? translated : french;
}

/** None where the folder is missing, as Git keeps no empty one. */
function listFiles(folder: string, name: string): string[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  return readdirSync(path).filter((file) => !file.startsWith('.'));
}

function sortNewest(entries: Value[]): Value[] {
  const lastDay = ({ start, end = start }: Value) => String(end).padEnd(7, '-12').padEnd(10, '-31');
  const isOlder = (a: Value, b: Value) => [lastDay(a), a.start].join() < [lastDay(b), b.start].join();
  return entries.sort((a, b) => Number(isOlder(a, b)) - Number(isOlder(b, a)));
}
