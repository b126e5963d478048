import { type Mark, type Node, DOMParser as Parser, Schema } from 'prosemirror-model';
import { allowedAddress, renderMarkdown } from '../../../content/renderText';

/** What the editor can show: a part of what `renderMarkdown` renders. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    bulletList: { group: 'block', content: 'item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    orderedList: {
      group: 'block',
      content: 'item+',
      attrs: { start: { default: 1 } },
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: (list as HTMLOListElement).start }) }],
      toDOM: ({ attrs }) => ['ol', attrs, 0],
    },
    item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    lineBreak: { group: 'inline', inline: true, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? '';
            return allowedAddress.test(href) && { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', attrs, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps what it copies in a `b` of normal weight.
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (weight) => /^(bold|[6-9]\d\d)/.test(weight) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    em: { parseDOM: [{ tag: 'i' }, { tag: 'em' }], toDOM: () => ['em', 0] },
  },
});

const parser = Parser.fromSchema(schema);

/** For pasted text, which keeps bold, links and lists only. */
export const pasteParser = new Parser(
  schema,
  parser.rules.filter((rule) => rule.mark !== 'em'),
);

const readHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Parses Markdown as the site renders it. */
export function parseMarkdown(text: string): Node {
  return parser.parse(readHtml(renderMarkdown(text)));
}

/**
 * Plain text that is pasted: each line is a paragraph or list item, and WhatsApp's `*bold*` is bold. A number is one of a list only
 * beside its neighbour: a line may begin with a year.
 */
export function parsePlainText(text: string) {
  const lines = useOrdinarySpaces(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const numbers = lines.map((line) => Number(/^\d{1,9}(?=[.)]\s)/.exec(line)?.[0]));
  const markdown = lines
    .map((line, index) => {
      const number = numbers[index] ?? Number.NaN;
      const isListed = numbers[index - 1] === number - 1 || numbers[index + 1] === number + 1;
      return line
        .replace(/^[•–](?=\s)/, '-')
        .replace(/^\+(?=\s)/, '\\+')
        .replace(isListed ? /(?!)/ : /^\d{1,9}(?=[.)]\s)/, '$&\\');
    })
    .join('\n\n')
    .replace(/(?<![\w*])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![\w*])/g, '**$1**');
  return pasteParser.parseSlice(readHtml(renderMarkdown(markdown)));
}

/** The site adds the no-break spaces of French by itself. */
function useOrdinarySpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]|&nbsp;/g, ' ');
}

/** Turns Word's list paragraphs into lists, but for numbered ones, and the rows of a table into paragraphs. */
export function preparePastedHtml(html: string): string {
  const body = readHtml(useOrdinarySpaces(html));
  for (const row of body.querySelectorAll('tr')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = [...row.cells].map((cell) => cell.textContent.trim()).join(' · ');
    row.closest('table')?.before(paragraph);
  }
  for (const table of body.querySelectorAll('table')) table.remove();
  for (const paragraph of body.querySelectorAll('p[style*="mso-list:" i]')) {
    const bullet = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    if (/\d/.test(bullet?.textContent ?? '')) continue;
    bullet?.remove();
    const before = paragraph.previousElementSibling;
    const list = before?.matches('ul[data-word]') ? before : document.createElement('ul');
    list.setAttribute('data-word', '');
    if (list !== before) paragraph.before(list);
    list.append(document.createElement('li'));
    list.lastElementChild?.append(...paragraph.childNodes);
    paragraph.remove();
  }
  return body.innerHTML;
}

/** Whether a text survives a round trip through the editor, apart from its choice of emphasis and list markers. */
export function roundTrips(text: string): boolean {
  return neutralize(writeMarkdown(parseMarkdown(text))) === neutralize(text);
}

function neutralize(text: string): string {
  return text
    .replace(/^(\s*)[*+](?=\s)/gm, '$1-')
    .replaceAll('_', '*')
    .replace(/[\\\s]/g, '');
}

/** Writes the blocks in a document or list item. */
export function writeMarkdown(parent: Node, separator = '\n\n'): string {
  return parent.children.map(writeBlock).filter(Boolean).join(separator);
}

function writeBlock(block: Node): string {
  if (block.type === schema.nodes.paragraph) return writeParagraph(block);
  return block.children
    .map((item, index) => {
      const bullet = block.type === schema.nodes.orderedList ? `${Number(block.attrs.start) + index}. ` : '- ';
      // Without a blank line, a paragraph would continue the one before.
      const isTight = item.children.slice(1).every(({ type }) => type !== schema.nodes.paragraph);
      return (
        bullet + writeMarkdown(item, isTight ? '\n' : '\n\n').replace(/\n(?=.)/g, `\n${' '.repeat(bullet.length)}`)
      );
    })
    .join('\n');
}

function writeParagraph({ children }: Node): string {
  return (
    writeInline(children, ['link', 'strong', 'em'])
      .replace(/^(?:[ \n]|\\\n)+|(?:[ \n]|\\\n)+$/g, '')
      .replace(/\n +/g, '\n')
      // Escapes what would start another block.
      .replace(/^(?=[-+](?:\s|$)|#{1,6}(?:\s|$)|>|=+\s*$|(?:-\s*){2,}$|~~~)/gm, '\\')
      .replace(/^(\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\')
  );
}

/** Writes text with marks of the given types, the outermost first. */
function writeInline(nodes: readonly Node[], [type, ...inner]: string[]): string {
  if (!type) return nodes.map((node) => (node.isText ? escapeText(node.text ?? '') : '\\\n')).join('');
  const runs: { mark?: Mark; nodes: Node[] }[] = [];
  for (const node of nodes) {
    const mark = node.marks.find((each) => each.type.name === type);
    const last = runs.at(-1);
    if (last && (mark ? last.mark?.eq(mark) : !last.mark)) last.nodes.push(node);
    else runs.push({ mark, nodes: [node] });
  }
  return runs
    .map((run) => {
      const text = writeInline(run.nodes, inner);
      return run.mark ? wrap(run.mark, text) : text;
    })
    .reduce(join, '');
}

/** What the site autolinks: an escape inside would become part of the URL. */
const address = /((?:https?:\/\/|www\.)[^\s*`\\<>[\]]+|[\w.+-]+@[\w.-]+)/;

function escapeText(text: string): string {
  return text
    .split(address)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]]|<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&')))
    .join('')
    .replace(/\s*\n\s*/g, ' ');
}

/** Delimiters are valid only beside words, so spaces go outside. */
function wrap({ type, attrs }: Mark, text: string): string {
  const [, before = '', words = '', after = ''] = /^((?:\s|\\\n)*)(.*?)((?:\s|\\\n)*)$/s.exec(text) ?? [];
  if (!words) return text;
  if (type !== schema.marks.link) {
    const delimiter = type === schema.marks.strong ? '**' : '_';
    return `${before}${delimiter}${words}${delimiter}${after}`;
  }
  const { href } = attrs as { href: string };
  const plain = words.replace(/\\(?=[^a-z\d\s])/gi, '');
  // The site makes a link of such an address by itself.
  if (/^(https?:|www\.)|@/.test(plain) && [plain, `http://${plain}`, `mailto:${plain}`].includes(href))
    return `${before}${plain}${after}`;
  const target = /[()]/.test(href) ? `<${href}>` : href;
  return `${before}[${words}](${target})${after}`;
}

/** CommonMark ignores a delimiter between punctuation and a letter, so the letter is written as a character reference. */
function join(left: string, right: string): string {
  const [opening = ''] = /^(?:\*\*|_)*/.exec(right) ?? [];
  // After an even number of backslashes: an odd one escapes it.
  const [closing = ''] = /(?<=(?:^|[^\\])(?:\\\\)*)(?:\*\*|_)*$/.exec(left) ?? [];
  const last = left.slice(-1);
  const first = right.slice(0, 1);
  if (isUnclear(last, opening, right.charAt(opening.length))) return `${left.slice(0, -1)}${encode(last)}${right}`;
  if (isUnclear(first, closing, left.at(-1 - closing.length))) return `${left}${encode(first)}${right.slice(1)}`;
  // `![` would begin a picture.
  return last === '!' && first === '[' ? `${left.slice(0, -1)}\\!${right}` : left + right;
}

const isWord = /[\p{L}\p{N}]/u;

function isUnclear(outside: string, delimiter: string, inside = ''): boolean {
  return delimiter !== '' && isWord.test(outside) && (delimiter.includes('_') || !isWord.test(inside));
}

const encode = (letter: string) => `&#${letter.charCodeAt(0)};`;
