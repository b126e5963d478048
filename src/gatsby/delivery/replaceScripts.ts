/** When a page's scripts are fetched: by the starter, at the first sign of intent or right after `load`; or never. */
export type Start = 'onIntent' | 'afterLoad' | 'never';

// Gatsby writes the scripts of all pages once, as a "slice", and marks its place in each. The marks stay, so that a later
// build that draws only some of the pages finds its place in the others too.
const place = /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/;

const scriptTag = /<script src="([^"]+)" async><\/script>/g;

/**
 * Puts the starter in the place of a page's script tags.
 * @param slice what Gatsby puts into every page; the page itself may have been through here before
 * @param own the scripts of this page alone, which Gatsby would only ask for once the others are there
 * @throws when Gatsby no longer writes its scripts in the way known here
 */
export function replaceScripts(
  html: string,
  { slice, starter, own, start }: { slice: string; starter: string; own: readonly string[]; start: Start },
): string {
  const sources = [...slice.matchAll(scriptTag)].map(([, src]) => src);
  if (sources.length === 0 || !place.test(html)) throw new Error('The place of Gatsby’s scripts was not found.');
  const scripts = `${slice.replace(scriptTag, '').trim()}${writeStarter([...sources, ...own].join(' '), starter, start)}`;
  return html.replace(place, (_, before, after) => `${before}${start === 'never' ? '' : scripts}${after}`);
}

function writeStarter(sources: string, starter: string, start: Start): string {
  return `<script data-scripts="${sources}"${start === 'afterLoad' ? ' data-now="true"' : ''}>${starter}</script>`;
}
