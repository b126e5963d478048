/** The text of a text area, and its selected range. */
export type Selection = { text: string; start: number; end: number };

/** Replaces the text from `from` to `to`, then selects `start` to `end`. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

/** A link, whose URL may contain parentheses. */
const link = /\[[^\][\n]*\]\((?:<[^>\n]*>|(?:[^()\n]|\([^()\n]*\))*)\)/g;
/** A URL or e-mail address that the site links by itself, without a following punctuation mark. */
const address =
  /(?:https?:\/\/|www\.)(?:[^\s<>()[\]]|\([^\s<>()[\]]*\))+(?<![.,;:!?*_~'"’”»])|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Makes the selection, or the word at the cursor, bold; if it is inside bold text, makes that plain. */
export function toggleBold({ text, start, end }: Selection): Edit {
  const bold = findAround(/\*\*[^*\n]*\*\*/g, { text, start, end });
  if (bold) return replaceAndSelect(bold.from, bold.found, bold.found.slice(2, -2));
  const { from, words } = findWords({ text, start, end });
  if (!words) return { from, to: from, text: '****', start: from + 2, end: from + 2 };
  const written = writeBold(words);
  // The selection excludes the signs, so that the next letter is bold.
  const signs = /^\*\*.*$/.test(written) ? 2 : 0;
  return { ...replaceAndSelect(from, words, written), start: from + signs, end: from + written.length - signs };
}

/** Makes each line bold, because bold text ends with its paragraph or item. */
function writeBold(text: string): string {
  return text.replaceAll('**', '').replace(/^([ \t]*(?:[-*•] +|\d+[.)] +)?)(\S(?:.*\S)?)/gm, '$1**$2**');
}

/** Turns the selected lines into list items, or back. */
export function toggleList({ text, start, end }: Selection): Edit {
  const from = text.slice(0, start).lastIndexOf('\n') + 1;
  const to = `${text}\n`.indexOf('\n', end);
  const chosen = text.slice(from, to);
  const isItem = /^[-*•] +/;
  const lines = chosen.split('\n');
  const isList = lines.every((line) => isItem.test(line) || !line.trim());
  const written = lines
    .map((line) =>
      !line.trim() && lines.length > 1 ? line : `${isList && chosen ? '' : '- '}${line.replace(isItem, '')}`,
    )
    .join('\n');
  const edit = replaceAndSelect(from, chosen, written);
  if (lines.length > 1) return edit;
  const move = (position: number) => Math.max(from, position + written.length - chosen.length);
  return { ...edit, start: move(start), end: move(end) };
}

/** Turns the selection, or the word at the cursor, into a link, and selects the URL to be typed. */
export function writeLink(selection: Selection, blanks: { words: string; address: string }): Edit {
  const written = findAround(link, selection);
  if (written) {
    const from = written.from + written.found.indexOf('](') + 2;
    return { from, to: from, text: '', start: from, end: written.from + written.found.length - 1 };
  }
  const { from, words } = findWords(selection);
  const isAddress = Boolean(findAround(address, selection));
  const [shown, target] = isAddress ? [blanks.words, writeAddress(words)] : [words || blanks.words, blanks.address];
  const [blank, length] = words && !isAddress ? [shown.length + 3, target.length] : [1, shown.length];
  const start = from + blank;
  return { from, to: from + words.length, text: `[${shown}](${target})`, start, end: start + length };
}

/** The URL as written between the parentheses of a link. */
function writeAddress(written: string): string {
  return /[()\s]/.test(written) ? `<${written}>` : written;
}

function replaceAndSelect(from: number, old: string, text: string): Edit {
  return { from, to: from + old.length, text, start: from, end: from + text.length };
}

/** The match of a pattern that contains the selection. */
function findAround(pattern: RegExp, { text, start, end }: Selection) {
  return [...text.matchAll(pattern)]
    .map(({ index, 0: found }) => ({ from: index, found }))
    .find(({ from, found }) => from <= start && end <= from + found.length);
}

/**
 * The selected words, without a bullet or surrounding spaces, or the word at the cursor. A URL is taken whole, and so
 * is a link if the selection is in its URL.
 */
function findWords(selection: Selection): { from: number; words: string } {
  const { text, start, end } = selection;
  const written = findAround(link, selection);
  if (written && start > written.from + written.found.indexOf(']('))
    return { from: written.from, words: written.found };
  const bare = findAround(address, selection);
  if (bare) return { from: bare.from, words: bare.found };
  const word = /[\p{L}\p{N}’'-]*/u;
  if (start === end) {
    const [before = ''] = new RegExp(`${word.source}$`, 'u').exec(text.slice(0, start)) ?? [];
    const [after = ''] = word.exec(text.slice(start)) ?? [];
    return { from: start - before.length, words: before + after };
  }
  const chosen = text.slice(start, end);
  const [lead = ''] = /^\s*(?:[-*•] +|\d+[.)] +)?/.exec(chosen) ?? [];
  return { from: start + lead.length, words: chosen.slice(lead.length).trim() };
}

/** Converts WhatsApp's `*bold*`, and the bullets of other programs, to Markdown. */
export function writePaste(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}*])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![\p{L}\p{N}*])/gu, '**$1**')
    .replace(/^[•·▪–][^\S\r\n]+/gm, '- ');
}
