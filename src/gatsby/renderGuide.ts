import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import micromark from 'micromark';
import { publishSourceFile, readSourceFile } from './sourceFiles';

const folder = resolve('docs');

/** The editors' guide as HTML. Publishes its pictures. */
export function renderGuide(): string {
  const html = micromark(readFileSync(resolve(folder, 'guide-editeur.md'), 'utf8'));
  return html.replace(/<img src="([^"]*)"/g, (tag, src: string) => {
    const file = readSourceFile(resolve(folder, src));
    return file ? `<img src="${publishSourceFile(file)}" loading="lazy" width="240"` : tag;
  });
}
