import { eachLanguage } from '../../../content/documents/documents';
import { type Fields, kindOf } from '../../../content/fields';
import type { Entry } from '../../../content/localize';
import { isBlank } from '../../../content/values';
import { mapFields } from '../../../content/walkFields';
import { defaultLanguage, type Language } from '../../../i18n/languages';

// Stega encoding: invisible characters at the end of a text hold the path of its field.

/** From an ASCII character to its invisible copy among Unicode's tags. */
const tagOffset = 0xe0000;
/** After a space, tags are part of no word, address or Markdown. */
const stega = / ([\u{e0020}-\u{e007e}]+)/u;
const shift = (text: string, by: number) =>
  text.replace(/./gsu, (each) => String.fromCodePoint(Number(each.codePointAt(0)) + by));

/** Follows the path of a Markdown field. */
const markdownSign = '*';

/** In the fragment of a picture's address, which the browser does not send. */
const pathFragment = '#field=';

/** The elements that a Markdown text renders to. */
const ofMarkdown = 'p, strong, em, a, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, code';

/**
 * Appends to each text of an entry, invisibly, and to the address of each picture the path of its field, so that what a
 * section draws leads back to it. The path has the language of the preview, even when a missing English text shows the
 * French one.
 */
export function encodePaths(fields: Fields, entry: Entry, language: Language): Entry {
  return eachLanguage((each) =>
    mapFields(fields, entry[each] ?? {}, ({ field, path, shared }, value) => {
      if (typeof value !== 'string' || isBlank(value)) return value;
      const fullPath = `${shared ? defaultLanguage : language}.${path}`;
      if (field.kind === 'media') return `${value}${pathFragment}${fullPath}`;
      const { shownAs } = kindOf(field);
      if (!shownAs || 'options' in field || path.endsWith('.id')) return value;
      return `${value.trimEnd()} ${shift(shownAs === 'html' ? fullPath + markdownSign : fullPath, tagOffset)}`;
    }),
  );
}

/** The text and field of each text node whose stega was removed. React replaces the text when it draws another. */
const decoded = new WeakMap<ChildNode, { text: string; field: string }>();

function readField(node: ChildNode): string | undefined {
  const text = node.nodeValue ?? '';
  const tags = stega.exec(text)?.[1];
  if (tags) {
    node.nodeValue = text.replace(stega, '');
    decoded.set(node, { text: node.nodeValue, field: shift(tags, -tagOffset) });
  }
  const known = decoded.get(node);
  return known?.text === node.nodeValue ? known?.field : undefined;
}

/** Removes the stega from what is drawn, and names the field of each element in `data-field`. */
export function decodePaths(root: HTMLElement): void {
  for (const element of root.querySelectorAll('[data-field]')) element.removeAttribute('data-field');
  for (const image of root.querySelectorAll('img')) {
    image.alt = image.alt.replace(stega, '');
    const path = image.src.split(pathFragment)[1];
    if (path) image.setAttribute('data-field', path);
  }
  for (const element of root.querySelectorAll('*')) {
    for (const node of element.childNodes) {
      const field = readField(node);
      if (!field) continue;
      const whole = field.endsWith(markdownSign) ? element.closest(`:not(${ofMarkdown})`) : element;
      whole?.setAttribute('data-field', field.replace(markdownSign, ''));
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
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Not scrollIntoView, which would scroll the editor's page too.
  view.scrollBy({ top: box.top - view.innerHeight / 4, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}
