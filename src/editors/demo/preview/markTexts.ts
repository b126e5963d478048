import { type Fields, kindOf } from '../../../content/fields';
import type { Entry } from '../../../content/localize';
import { isBlank } from '../../../content/values';
import { mapFields } from '../../../content/walkFields';
import { defaultLanguage, type Language } from '../../../i18n/languages';
import { eachLanguage } from '../documents';

/** From an ASCII character to its invisible copy among Unicode's tags. */
const toTag = 0xe0000;
/** After a space, tags are part of no word, address or Markdown. */
const mark = / ([\u{e0020}-\u{e007e}]+)/u;
const shift = (text: string, by: number) =>
  text.replace(/./gsu, (each) => String.fromCodePoint(Number(each.codePointAt(0)) + by));

/** Follows the path of a Markdown field. */
const markdownMark = '*';

/** In the fragment of a picture's address, which the browser does not send. */
const pathMark = '#field=';

/** The elements that a Markdown text renders to. */
const ofMarkdown = 'p, strong, em, a, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, code';

/**
 * Ends each text of an entry, invisibly, and the address of each picture with the path of its field, so that the field is
 * found again in what a section draws. The paths are those of the shown language, where the text of the other may stand in.
 */
export function markTexts(fields: Fields, entry: Entry, language: Language): Entry {
  return eachLanguage((each) =>
    mapFields(fields, entry[each] ?? {}, ({ field, path, shared }, value) => {
      if (typeof value !== 'string' || isBlank(value)) return value;
      const fullPath = `${shared ? defaultLanguage : language}.${path}`;
      if (field.kind === 'media') return `${value}${pathMark}${fullPath}`;
      const isText = kindOf(field).render && !('options' in field);
      if (!isText || path.endsWith('.id')) return value;
      return `${value.trimEnd()} ${shift(field.kind === 'markdown' ? fullPath + markdownMark : fullPath, toTag)}`;
    }),
  );
}

/** The text and field of each text node whose mark was removed. React replaces the text when it draws another. */
const unmarked = new WeakMap<ChildNode, { text: string; field: string }>();

function readField(node: ChildNode): string | undefined {
  const text = node.nodeValue ?? '';
  const tags = mark.exec(text)?.[1];
  if (tags) {
    node.nodeValue = text.replace(mark, '');
    unmarked.set(node, { text: node.nodeValue, field: shift(tags, -toTag) });
  }
  const known = unmarked.get(node);
  return known?.text === node.nodeValue ? known?.field : undefined;
}

/** Removes the marks from what is drawn, and names the field of each element in `data-field`. */
export function labelElements(root: HTMLElement): void {
  for (const element of root.querySelectorAll('[data-field]')) element.removeAttribute('data-field');
  for (const image of root.querySelectorAll('img')) {
    image.alt = image.alt.replace(mark, '');
    const path = image.src.split(pathMark)[1];
    if (path) image.setAttribute('data-field', path);
  }
  for (const element of root.querySelectorAll('*')) {
    for (const node of element.childNodes) {
      const field = readField(node);
      if (!field) continue;
      const whole = field.endsWith(markdownMark) ? element.closest(`:not(${ofMarkdown})`) : element;
      whole?.setAttribute('data-field', field.replace(markdownMark, ''));
    }
  }
}

/** Outlines the elements of a field, and scrolls its document to the first one. */
export function outlineField(root: HTMLElement, path: string | undefined): void {
  for (const element of root.querySelectorAll('[data-edited]')) element.removeAttribute('data-edited');
  const elements = [...root.querySelectorAll(`[data-field="${path}"]`)];
  for (const element of elements) element.setAttribute('data-edited', '');
  const view = root.ownerDocument.defaultView;
  const box = elements[0]?.getBoundingClientRect();
  if (!view || !box || (box.top >= 0 && box.bottom <= view.innerHeight)) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Not scrollIntoView, which would scroll the editor's page too.
  view.scrollBy({ top: box.top - view.innerHeight / 4, behavior: isCalm ? 'instant' : 'smooth' });
}
