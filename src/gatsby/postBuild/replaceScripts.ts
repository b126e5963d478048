// Gatsby writes the scripts of all pages once, as a "slice", and marks its place in each. The marks stay, so that a later
// build that draws only some of the pages finds its place in the others too.
const place = /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** It tells Gatsby's runtime which page this is. */
const pagePath = /<script id="gatsby-script-loader">.*?<\/script>/;

type Scripts = { files: readonly string[]; filesOfPayment?: readonly string[]; loader: string; startsAtLoad?: boolean };

/**
 * Takes Gatsby's scripts out of a page and puts the site's own in their place: the script loader, and the names of the files
 * it loads.
 * @param files what the page loads, in order; nothing for a page without scripts
 * @param filesOfPayment what it loads instead where the device remembers a payment
 * @throws when Gatsby no longer writes its scripts in the way known here
 */
export function replaceScripts(html: string, { files, filesOfPayment, loader, startsAtLoad }: Scripts): string {
  if (!place.test(html)) throw new Error('The place of Gatsby’s scripts was not found.');
  const hasty = startsAtLoad ? ' data-now="true"' : '';
  const payment = filesOfPayment ? ` data-payment="${filesOfPayment.join(' ')}"` : '';
  const script =
    files.length > 0 ? `<script data-scripts="${files.join(' ')}"${payment}${hasty}>${loader}</script>` : '';
  return html.replace(pagePath, '').replace(place, (_, before, after) => `${before}${script}${after}`);
}
