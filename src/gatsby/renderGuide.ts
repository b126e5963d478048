import micromark from 'micromark';
import { slugify } from '../content/documents/itemIds';
import { addNoBreakSpaces } from '../content/present/noBreakSpaces';

/**
 * The volunteers' guide as HTML, with French spaces, its parts as sections, and a table of contents before the first.
 * @param contents the name of its table of contents
 * @param publish returns the path and size of a picture, as attributes, if its file is there
 */
export function renderGuide(markdown: string, contents: string, publish: (src: string) => string | undefined): string {
  const entries: string[] = [];
  const html = micromark(markdown)
    .replace(/<img src="([^"]*)"/g, (tag, src: string) => {
      const attributes = publish(src);
      return attributes ? `<img ${attributes} loading="lazy"` : tag;
    })
    .replace(/>[^<]+/g, addNoBreakSpaces)
    .replace(/<h2>(.*?)<\/h2>/g, (_, title: string) => {
      const id = slugify(title);
      entries.push(`<li><a href="#${id}">${title}</a></li>`);
      return `<h2 id="${id}">${title}</h2>`;
    });
  const [start, ...parts] = html.split(/(?=<h2)/);
  const sections = parts.map((part) => `<section>\n${part}</section>`);
  return [`${start}<nav aria-label="${contents}"><ul>${entries.join('')}</ul></nav>`, ...sections].join('\n');
}
