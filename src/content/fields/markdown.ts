import micromark from 'micromark';
import type { SyntaxExtension } from 'micromark/dist/shared-types';
import autolinks from 'micromark-extension-gfm-autolink-literal';
import autolinksAsHtml from 'micromark-extension-gfm-autolink-literal/html';
import { completeHref, isPlaceholder } from '../contacts';
import type { FieldBase, Kind, Limited } from './kind';
import { checkText } from './scalars';

/** Stored as Markdown, shown as HTML. */
export type MarkdownField = FieldBase & Limited & { kind: 'markdown' };

export const markdownKind = {
  max: 3000,
  empty: () => '',
  check(_, value, report) {
    if (!checkText(value, report)) return;
    const links = [...value.matchAll(/(?<!\\)\[(?:\\.|[^\][\\])*\]\([^)\n]*\)?/g)];
    const broken = links.find(({ index }) => !renderMarkdown(value.slice(index)).startsWith('<p><a href='));
    if (broken) report('noAddress', { value: broken[0] });
    const shown = renderMarkdown(value.replaceAll('\\*', '')).replace(/<[^>]*>/g, '');
    const [stars] = /.{0,20}\*\*.{0,20}/.exec(shown) ?? [];
    if (stars) report('starsLeft', { value: stars });
  },
  shownAs: 'html',
  isBody: true,
} satisfies Kind<MarkdownField>;

// Matches only the opening tag, because micromark may nest an autolink within a link.
const linkTag = /<a href="([^"]*)"([^>]*)>/g;
/** The URLs and paths that a link may have. In a host name, `%` may encode letters beyond ASCII, but not a `/`. */
const allowedHref = /^(https?:\/\/(?:[^/?#%]|%[89a-f][\da-f])+([/?#]|$)|mailto:|tel:|[/#])/i;

/** Switches off the Markdown that nobody means here: it stays text. The types of micromark lack this option. */
const disabledSyntax = {
  disable: {
    null: [
      'blockQuote',
      'characterReference',
      'codeFenced',
      'codeIndented',
      'codeText',
      'definition',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'setextUnderline',
      'thematicBreak',
    ],
  },
} as SyntaxExtension;

/**
 * Renders Markdown as safe HTML: the library escapes raw HTML, so each `<` of its output begins a tag that it wrote. A
 * link keeps only a path, a fragment, or a URL with http(s), mailto or tel that is no placeholder.
 */
export function renderMarkdown(text: string): string {
  return micromark(keepLines(text), {
    extensions: [autolinks, disabledSyntax],
    htmlExtensions: [autolinksAsHtml, { exit: { literalAutolinkHttp: linkInQuotes } }],
    // The library's own filter drops `tel:`; the replacement below filters instead.
    allowDangerousProtocol: true,
  })
    .replace(linkTag, (_, typed: string, title: string) => {
      const href = completeHref(typed);
      // The URL may come from a contact of site.json, {email}, that is still a placeholder.
      const isToCome = /^[a-z]+:/i.test(href) && isPlaceholder(href);
      return allowedHref.test(href) && !isToCome ? `<a href="${href}"${title}>` : '<a>';
    })
    .trim();
}

/** Makes a page show the lines as typed. Each comment says what Markdown would do without the step below it. */
function keepLines(text: string): string {
  let last = 0;
  return (
    text
      // Markdown joins two lines, unless the first ends with two spaces or a backslash.
      .replace(/([^\\\s])[ \t]*\r?\n/g, '$1  \n')
      // Markdown reads a plus, or dashes or stars with spaces between them, as bullets.
      .replace(/^([ \t]*)(?=\+[ \t]|([-*])(?:[ \t]*\2){2,}[ \t]*$)/gm, '$1\\')
      // Markdown reads a year as the number of an item. Here, an item has 1 or the number after the last one.
      .replace(/^[ \t]*(?:[-*] +)?(\d+)(?=[.)][ \t])/gm, (start, digits) => {
        if (digits !== '1' && Number(digits) !== last + 1) return `${start}\\`;
        last = Number(digits);
        return start;
      })
      // Markdown puts a line below a list into its last item.
      .replace(/^([ \t]*(?:[-*]|\d+[.)])[ \t].*\n(?:[ \t]+\S.*\n)*)(?!\s|[-*][ \t]|\d+[.)][ \t])/gm, '$1\n')
      // Markdown ends a URL at a space.
      .replace(/(?<=\]\()((?:[^()<>"\n]|\([^()<>"\n]*\))*)(?=\))/g, (href: string) =>
        /\s/.test(href.trim()) ? `<${href.trim()}>` : href,
      )
  );
}

/** Links a URL that is written without Markdown. The mark that closes a quotation stays outside the link. */
const linkInQuotes: typeof autolinksAsHtml.exit.literalAutolinkHttp = function (token) {
  const [url = '', after = ''] = this.sliceSerialize(token).split(/([.,;:!?]*[«»“”‹›’].*)/s);
  autolinksAsHtml.exit.literalAutolinkHttp.call({ ...this, sliceSerialize: () => url }, token);
  this.raw(this.encode(after));
};
