import micromark from 'micromark';
import type { SyntaxExtension } from 'micromark/dist/shared-types';
import autolinks from 'micromark-extension-gfm-autolink-literal';
import autolinksAsHtml from 'micromark-extension-gfm-autolink-literal/html';
import { completeAddress, isPlaceholder } from './contacts';
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

// Matches tag by tag, because micromark nests an autolink within a link.
const linkTag = /<a href="([^"]*)"([^>]*)>/g;
/** The URLs that a link may have. No host has an encoded sign, only encoded letters. */
const allowedAddress = /^(https?:\/\/(?:[^/?#%]|%[89a-f][\da-f])+([/?#]|$)|mailto:|tel:|[/#])/i;

/**
 * What Markdown has besides paragraphs, emphasis, lists and links: nobody means it here, so it stays text. The
 * library's types lack the option.
 */
const onlyOurs = {
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
 * Renders Markdown as safe HTML: the library escapes raw HTML, so each `<` of its output begins one of its own tags.
 * Links keep http(s), mailto, tel, paths and fragments.
 */
export function renderMarkdown(text: string): string {
  return micromark(keepLines(text), {
    extensions: [autolinks, onlyOurs],
    htmlExtensions: [autolinksAsHtml, { exit: { literalAutolinkHttp: linkInQuotes } }],
    // The library's own filter drops `tel:`; the replacement below filters instead.
    allowDangerousProtocol: true,
  })
    .replace(linkTag, (_, typed: string, title: string) => {
      const address = completeAddress(typed);
      // A text may interpolate a contact: {email}.
      const isToCome = /^[a-z]+:/i.test(address) && isPlaceholder(address);
      return allowedAddress.test(address) && !isToCome ? `<a href="${address}"${title}>` : '<a>';
    })
    .trim();
}

/** Makes a page show the lines as typed. Each step prevents what Markdown alone would do. */
function keepLines(text: string): string {
  let last = 0;
  return (
    text
      // It joins two lines, unless the first ends with two spaces or a backslash.
      .replace(/([^\\\s])[ \t]*\r?\n/g, '$1  \n')
      // It reads a plus, or a row of dashes, as bullets.
      .replace(/^([ \t]*)(?=\+[ \t]|([-*])(?:[ \t]*\2){2,}[ \t]*$)/gm, '$1\\')
      // It reads a year as the number of an item: items count on from 1.
      .replace(/^[ \t]*(?:[-*] +)?(\d+)(?=[.)][ \t])/gm, (start, digits) => {
        if (digits !== '1' && Number(digits) !== last + 1) return `${start}\\`;
        last = Number(digits);
        return start;
      })
      // It puts a line below a list into its last item.
      .replace(/^([ \t]*(?:[-*]|\d+[.)])[ \t].*\n(?:[ \t]+\S.*\n)*)(?!\s|[-*][ \t]|\d+[.)][ \t])/gm, '$1\n')
      // It ends an address at a space.
      .replace(/(?<=\]\()((?:[^()<>"\n]|\([^()<>"\n]*\))*)(?=\))/g, (address: string) =>
        /\s/.test(address.trim()) ? `<${address.trim()}>` : address,
      )
  );
}

/** Links a URL, without the mark that closes a quotation. */
const linkInQuotes: typeof autolinksAsHtml.exit.literalAutolinkHttp = function (token) {
  const [address = '', after = ''] = this.sliceSerialize(token).split(/([.,;:!?]*[«»“”‹›’].*)/s);
  autolinksAsHtml.exit.literalAutolinkHttp.call({ ...this, sliceSerialize: () => address }, token);
  this.raw(this.encode(after));
};
