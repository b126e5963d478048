import type { PictureSource } from '../../components/Picture';
import { eachLanguage } from '../../content/documents';
import { type Fields, isBlank } from '../../content/fields';
import type { Entry } from '../../content/localize';
import { pairFields } from '../../content/walkFields';
import { defaultLanguage, type Language } from '../../i18n/languages';

/** Invisible characters. After a space, they are part of no word, address or Markdown. */
const digits = ['\u2061', '\u2062', '\u2063', '\u2064'];
const mark = new RegExp(` ([${digits.join('')}]+)`);

/** In the fragment of a picture's address, which the browser does not send. */
const pathMark = '#field=';

/** The elements that a Markdown text renders to. */
const ofMarkdown = 'p, strong, em, a, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, code';

/** A marked entry, the fields that its marks stand for by index, and the path of each picture. */
export type Marked = { entry: Entry; places: { path: string; isMarkdown: boolean }[]; media: Map<string, string> };

/**
 * Ends each text of an entry with invisible characters that stand for its field, so that the field is found again in
 * what a section draws. The paths are those of the shown language, where the text of the other may stand in.
 */
export function markTexts(fields: Fields, entry: Entry, language: Language): Marked {
  const places: Marked['places'] = [];
  const media: Marked['media'] = new Map();
  const marked = eachLanguage((each) =>
    pairFields(
      fields,
      entry[each] ?? {},
      {},
      {
        leaf: ({ field, path, shared }, value) => {
          const fullPath = `${shared ? defaultLanguage : language}.${path}`;
          if (field.kind === 'media') media.set(String(value), fullPath);
          const isText = ['text', 'longText', 'markdown'].includes(field.kind) && !('options' in field);
          if (!isText || path.endsWith('.id') || typeof value !== 'string' || isBlank(value)) return value;
          const index = places.push({ path: fullPath, isMarkdown: field.kind === 'markdown' }) - 1;
          return `${value.trimEnd()} ${index.toString(digits.length).replace(/\d/g, (digit) => digits[Number(digit)] ?? '')}`;
        },
      },
    ),
  );
  return { entry: marked, places, media };
}

/** A picture whose address also says which field it is from. */
export function markPicture(source: PictureSource, path: string | undefined): PictureSource {
  return source.kind === 'missing' || !path ? source : { ...source, src: `${source.src}${pathMark}${path}` };
}

/** The text and index of each text node whose mark was removed. React replaces the text when it draws another. */
const unmarked = new WeakMap<ChildNode, { text: string | null; index: number }>();

function readIndex(node: ChildNode): number | undefined {
  const code = mark.exec(node.nodeValue ?? '')?.[1];
  if (code) {
    node.nodeValue = node.nodeValue?.replace(mark, '') ?? null;
    const index = Number.parseInt([...code].map((digit) => digits.indexOf(digit)).join(''), digits.length);
    unmarked.set(node, { text: node.nodeValue, index });
  }
  const known = unmarked.get(node);
  return known?.text === node.nodeValue ? known?.index : undefined;
}

/** Removes the marks from what is drawn, and names the field of each element in `data-field`. */
export function labelElements(root: HTMLElement, { places }: Pick<Marked, 'places'>): void {
  for (const element of root.querySelectorAll('[data-field]')) element.removeAttribute('data-field');
  for (const image of root.querySelectorAll('img')) {
    image.alt = image.alt.replace(mark, '');
    const path = image.src.split(pathMark)[1];
    if (path) image.setAttribute('data-field', path);
  }
  for (const element of root.querySelectorAll('*')) {
    for (const node of element.childNodes) {
      const place = node.nodeType === Node.TEXT_NODE && places[readIndex(node) ?? -1];
      if (!place) continue;
      const whole = place.isMarkdown ? element.closest(`:not(${ofMarkdown})`) : element;
      whole?.setAttribute('data-field', place.path);
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
