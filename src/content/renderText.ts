import micromark from 'micromark';
import autolinks from 'micromark-extension-gfm-autolink-literal';
import autolinksAsHtml from 'micromark-extension-gfm-autolink-literal/html';

const noBreakSpace = '\u00a0';
/** The French thousands separator, as in `formatNumber`. */
const narrowNoBreakSpace = '\u202f';
const wordJoiner = '\u2060';

/** Makes spaces unbreakable before `: ; ! ? »`, after `«`, in (phone) numbers and between number and unit or noun; `e-mail` too. */
export function addNonBreakingSpaces(text: string): string {
  return (
    text
      .replace(/ ([:;!?»])/g, `${noBreakSpace}$1`)
      .replace(/(«|\b[nN]°) /g, `$1${noBreakSpace}`)
      // In a placeholder, X stands for a digit.
      .replace(/\+\d[\dX ]*[\dX]/g, (phone) => phone.replaceAll(' ', noBreakSpace))
      .replace(/\b\d{1,3}(?: \d{3})+\b/g, (number) => number.replaceAll(' ', narrowNoBreakSpace))
      // The display face has no non-breaking hyphen.
      .replace(/([\s’(]e-)(?=mail)/g, `$1${wordJoiner}`)
      // The braces are a label's variable: `{{size}} Mo`.
      .replace(/([\d}]) (?=[%€]|(?:Ko|Mo|MB|FCFA)\b)/g, `$1${noBreakSpace}`)
      .replace(/(\d|\{\{count\}\}) (?=\p{Ll}{4})/gu, `$1${noBreakSpace}`)
  );
}

// Tag by tag, because micromark nests an autolink within a link.
const linkTag = /<a href="([^"]*)"[^>]*>/g;
/** The addresses that a link may have. */
export const allowedAddress = /^(https?:|mailto:|tel:|[/#])/i;

const picture = /<img src="[^"]*" alt="([^"]*)"[^>]*>/g;

/**
 * Renders Markdown as safe HTML: the library escapes raw HTML, so each `<` of its output begins one of its own tags.
 * Links allow http(s), mailto, tel, paths and fragments; any other address is removed. A picture, possibly on any host, becomes its alternative text.
 */
export function renderMarkdown(text: string): string {
  return micromark(text, {
    extensions: [autolinks],
    htmlExtensions: [autolinksAsHtml],
    // The library's own filter drops `tel:`; the replacement below filters instead.
    allowDangerousProtocol: true,
  })
    .replace(picture, '$1')
    .replace(linkTag, (tag, href: string) => (allowedAddress.test(href) ? tag : '<a>'))
    .trim();
}
