import micromark from 'micromark';
import autolinks from 'micromark-extension-gfm-autolink-literal';
import autolinksAsHtml from 'micromark-extension-gfm-autolink-literal/html';

const link = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs;
const picture = /<img src="[^"]*" alt="([^"]*)"[^>]*>/g;

/**
 * Markdown as HTML that an editor cannot break a page with: the library shows raw HTML as text, and a `<` of its output
 * begins a tag of its own. A link leads to a page, an e-mail or a phone, or is none. A picture would be fetched from
 * wherever it lies: its words stand for it.
 */
export function renderMarkdown(text: string): string {
  return micromark(text, {
    extensions: [autolinks],
    htmlExtensions: [autolinksAsHtml],
    // The library would drop `tel:` too; of all others, those below are left.
    allowDangerousProtocol: true,
  })
    .replace(picture, '$1')
    .replace(link, (whole, href: string, words: string) => (/^(https?:|mailto:|tel:|[/#])/i.test(href) ? whole : words))
    .trim();
}
