import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { formatValue } from './row';

/** Brotli bytes of a page: its HTML with CSS, and all scripts that it may load. */
type Weight = { html: number; scripts: number };

/**
 * Lists the pages whose weight differs between two builds as a Markdown table.
 * @param before, after folders like `public/`
 */
export function compareBytes(before: string, after: string): string {
  const [old, now] = [weighPages(before), weighPages(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort();
  const rows = paths.flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)];
    if (was?.html === is?.html && was?.scripts === is?.scripts) return [];
    return [`| ${path} | ${describeChange(was?.html, is?.html)} | ${describeChange(was?.scripts, is?.scripts)} |`];
  });
  if (rows.length === 0) return 'No public page weighs more or less than before.\n';
  return ['| Page | HTML with CSS | Scripts |', '|---|---|---|', ...rows, ''].join('\n');
}

/** The public pages of a build, by path. */
function weighPages(folder: string): Map<string, Weight> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const pages = files.filter((name) => name.endsWith('index.html') && !name.startsWith('admin/'));
  return new Map(pages.map((name) => [`/${name.replace(/index\.html$/, '')}`, weighPage(folder, name)]));
}

function weighPage(folder: string, name: string): Weight {
  const html = readFileSync(join(folder, name));
  const [, scripts = ''] = /data-scripts="([^"]*)"/.exec(html.toString()) ?? [];
  const files = scripts.split(' ').map((address) => join(folder, address));
  const weigh = (file: string) => brotliCompressSync(readFileSync(file)).length;
  const known = files.filter((file) => file.endsWith('.js') && existsSync(file));
  return { html: brotliCompressSync(html).length, scripts: known.reduce((sum, file) => sum + weigh(file), 0) };
}

function describeChange(before: number | undefined, after: number | undefined): string {
  if (before === undefined) return 'new';
  if (after === undefined) return 'gone';
  if (before === after) return formatValue(after, 'bytes');
  const change = after - before;
  return `${formatValue(before, 'bytes')} → ${formatValue(after, 'bytes')} (${change > 0 ? '+' : '−'}${Math.abs(change)} B)`;
}
