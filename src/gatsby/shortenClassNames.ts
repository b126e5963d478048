import type { DataName } from '../../dataNames';

const className = /css-[a-z0-9]+/g;

/** An island's HTML, up to its payload. */
const island = new RegExp(`<div ${'data-island' satisfies DataName}=.*?<script type="application/json">`, 'gs');

/**
 * Replaces Emotion's class names, hashes that hardly compress, by short ones: 4 % of a page. Islands keep theirs, because
 * React computes them again. Works also on a page whose names are short already.
 */
export function shortenClassNames(html: string): string {
  const kept = new Set([...html.matchAll(island)].flatMap(([own]) => own.match(className) ?? []));
  const styled = new Set([...html.matchAll(/\.(css-[a-z0-9]+)/g)].map(([, name = '']) => name));
  const short = new Map(
    [...styled].filter((name) => !kept.has(name)).map((name, index) => [name, `c${index.toString(36)}`]),
  );
  return html.replace(className, (name) => short.get(name) ?? name);
}
