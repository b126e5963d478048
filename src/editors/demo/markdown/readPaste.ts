import { writeAddress, writeBold } from './edits';

type Pasted = { text: string; hasPicture: boolean };

/** Converts the clipboard to Markdown: paragraphs, bold, links, lists, and the rows of a table as lines. */
export function readPaste(clipboard: Pick<DataTransfer, 'getData' | 'files'>): Pasted {
  const html = clipboard.getData('text/html');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = html ? tidy(write(body)) : readPlainText(clipboard.getData('text/plain'));
  const hasPicture = [...body.querySelectorAll('img')].some((image) => !isEmoji(image));
  // Word and Excel add a picture of the copied text.
  return { text, hasPicture: hasPicture || (!text && clipboard.files.length > 0) };
}

/** Reads WhatsApp's format: `*bold*`, `~struck~`, bullets. */
function readPlainText(text: string): string {
  const between = (sign: string) => {
    const [word, outside] = [`[^\\s${sign}]`, `[\\p{L}\\p{N}${sign}]`];
    return new RegExp(`(?<!${outside})${sign}(${word}(?:[^${sign}\\n]*${word})?)${sign}(?!${outside})`, 'gu');
  };
  return tidy(text.replace(between('\\*'), '**$1**').replace(between('~'), '$1'));
}

/** Removes no-break spaces, because the site adds those of French itself. */
function tidy(text: string): string {
  return text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\*\*( *)\*\*/g, '$1')
    .replace(/^[•·▪–] +/gm, '- ')
    .replace(/[ \t\r]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function write(node: Node): string {
  if (node instanceof Text) return isPreformatted(node) ? node.data : node.data.replace(/\s*\n\s*/g, ' ');
  if (!(node instanceof HTMLElement) || node.matches('style, script, title')) return '';
  if (node instanceof HTMLImageElement) return isEmoji(node) ? node.alt : '';
  if (node.matches('br')) return '\n';
  const style = node.getAttribute('style') ?? '';
  const parts = [...node.childNodes].map(write);
  const inner = parts.join('');
  // Word's lists are paragraphs that contain their bullets and numbers as text.
  if (/mso-list:\s*ignore/i.test(style)) return /\d/.test(inner) ? `${inner.trim()} ` : '- ';
  if (/mso-list:/i.test(style)) return `\n${inner.trim()}`;
  if (node.matches('tr')) return `\n${writeCells(parts)}`;
  if (node.matches('li')) return `\n${markItem(node)} ${inner.trim().replace(/\n+/g, '\n  ')}`;
  if (node.matches(':is(ul, ol) :is(ul, ol)')) return `\n${inner.trim()}`;
  if (node.matches('p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote')) return `\n\n${inner.trim()}\n\n`;
  if (node.matches('a[href]')) return markLink(inner, node.getAttribute('href') ?? '');
  return isBold(node) ? writeBold(inner) : inner;
}

function isPreformatted({ parentElement }: Text): boolean {
  return /^pre/.test(parentElement?.closest<HTMLElement>('[style*="white-space"]')?.style.whiteSpace ?? '');
}

/** WhatsApp copies emoji as pictures. */
function isEmoji({ alt }: HTMLImageElement): boolean {
  return /\p{Extended_Pictographic}/u.test(alt);
}

function writeCells(cells: string[]): string {
  const texts = cells.map((cell) => cell.trim().replace(/\s*\n\s*/g, ' '));
  return texts.filter(Boolean).join(' · ');
}

function markItem(item: Element): string {
  const list = item.parentElement;
  return list instanceof HTMLOListElement ? `${list.start + [...list.children].indexOf(item)}.` : '-';
}

function markLink(text: string, address: string): string {
  const words = text.trim();
  // The site links a URL by itself.
  if (!words || words === address || !/^(https?:|mailto:|tel:)/i.test(address)) return text;
  return text.replace(words, () => `[${words}](${writeAddress(address)})`);
}

/** Google Docs wraps what it copies in a `b` of normal weight. */
function isBold(element: HTMLElement): boolean {
  const { fontWeight } = element.style;
  return fontWeight ? /^(bold|[6-9]\d\d)/.test(fontWeight) : element.matches('b, strong');
}
