/** The text of a text area, and its selected range. */
export type Selection = { text: string; start: number; end: number };

/** Replaces the text from `from` to `to`, then selects `start` to `end`. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

type Words = { from: number; words: string };

/** What begins an item, also in other programs. A year does not. */
const bullet = /^(?:[-*•·▪–]|\d{1,2}[.)])[^\S\n]+/;
const boldLine = /^([ \t]*(?:(?:[-*•·▪–]|\d+[.)]) +)?)(\S(?:.*\S)?)/gm;

/** A link, whose URL may contain parentheses. */
const link = /\[[^\][\n]*\]\((?:[^()\n]|\([^()\n]*\))*\)/g;
/** A URL or e-mail address that the site links by itself, without a following punctuation mark. */
const address =
  /(?:https?:\/\/|www\.)(?:[^\s<>()[\]]|\([^\s<>()[\]]*\))+(?<![.,;:!?*_~'"’”»])|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Makes the selection, or the word at the cursor, bold; if it is inside bold text, makes that plain. */
export function toggleBold({ text, start, end }: Selection): Edit {
  const bold = findAround(/\*\*[^*\n]*\*\*/g, { text, start, end });
  if (bold) return replaceAndSelect(bold.from, bold.found, bold.found.slice(2, -2));
  const { from, words } = leaveSigns(text, findWords({ text, start, end }));
  if (!words) return { from, to: from, text: '****', start: from + 2, end: from + 2 };
  const written = writeBold(words);
  // The selection excludes the signs, so that the next letter is bold.
  const signs = /^\*\*.*$/.test(written) ? 2 : 0;
  return { ...replaceAndSelect(from, words, written), start: from + signs, end: from + written.length - signs };
}

/** Leaves out the signs at an end that touches a letter, where Markdown would show the stars: `l’**eau**`. */
function leaveSigns(text: string, { from, words }: Words): Words {
  const isWord = (letter = ' ') => /[^\s\p{P}]/u.test(letter);
  const [lead = ''] = (isWord(text[from - 1]) && /^[^\p{L}\p{N}]*/u.exec(words)) || [];
  const [trail = ''] = (isWord(text[from + words.length]) && /[^\p{L}\p{N}]*$/u.exec(words)) || [];
  return { from: from + lead.length, words: words.slice(lead.length, words.length - trail.length) };
}

/** Makes each line bold, because bold text ends with its paragraph or item. */
function writeBold(text: string): string {
  return text.replaceAll('**', '').replace(boldLine, '$1**$2**');
}

/** Turns the selected lines into list items, or back. */
export function toggleList({ text, start, end }: Selection): Edit {
  const from = text.slice(0, start).lastIndexOf('\n') + 1;
  const to = `${text}\n`.indexOf('\n', end);
  const chosen = text.slice(from, to);
  const isItem = /^[-*] +/;
  const lines = chosen.split('\n');
  const isList = lines.every((line) => isItem.test(line) || !line.trim());
  const written = lines
    .map((line) =>
      !line.trim() && lines.length > 1 ? line : `${isList && chosen ? '' : '- '}${line.replace(bullet, '')}`,
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
  const [shown, target] = isAddress ? [blanks.words, words] : [words || blanks.words, blanks.address];
  const [blank, length] = words && !isAddress ? [shown.length + 3, target.length] : [1, shown.length];
  const start = from + blank;
  return { from, to: from + words.length, text: `[${shown}](${target})`, start, end: start + length };
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
function findWords(selection: Selection): Words {
  const { text, start, end } = selection;
  const written = findAround(link, selection);
  if (written && start > written.from + written.found.indexOf(']('))
    return { from: written.from + 1, words: written.found.slice(1, written.found.indexOf('](')) };
  const bare = findAround(address, selection);
  if (bare) return { from: bare.from, words: bare.found };
  const word = /[\p{L}\p{N}’'-]*/u;
  if (start === end) {
    const [before = ''] = new RegExp(`${word.source}$`, 'u').exec(text.slice(0, start)) ?? [];
    const [after = ''] = word.exec(text.slice(start)) ?? [];
    return { from: start - before.length, words: before + after };
  }
  const chosen = text.slice(start, end);
  const space = chosen.search(/\S|$/);
  const [mark = ''] = bullet.exec(chosen.slice(space)) ?? [];
  return { from: start + space + mark.length, words: chosen.slice(space + mark.length).trim() };
}

/** Converts WhatsApp's `*bold*`, and the bullets of other programs, to Markdown. */
export function writePaste(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}*])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![\p{L}\p{N}*])/gu, '**$1**')
    .replace(/^\p{Cf}*[•·▪–][^\S\r\n]+/gmu, '- ');
}
