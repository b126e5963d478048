/** The text of a text area, and its selected range. */
export type Selection = { text: string; start: number; end: number };

/** Replaces the text from `from` to `to`, then selects `start` to `end`. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

/** The start of a list item, also as other programs write it, after invisible marks. A year, `2026.`, is none. */
const bullet = /^\p{Cf}*(?:[-*•·▪–]|\d{1,2}[.)])[^\S\n]+/u;
const link = /\[[^\][\n]*\]\([^()\n]*\)/g;

/** Makes the selection, or the word at the cursor, bold; if it is inside bold text, makes that plain. */
export function toggleBold(selection: Selection): Edit {
  const bold = findAround(/\*\*[^*]*\*\*/g, selection);
  if (bold) return replaceAndSelect(bold.from, bold.found, bold.found.slice(2, -2));
  const { from, words } = findWords(selection);
  const { length } = words;
  // The selection excludes the asterisks, so that the next letter is bold.
  return { from, to: from + length, text: `**${words}**`, start: from + 2, end: from + 2 + length };
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

/** Turns the selection, or the word at the cursor, into a link, and selects what is to be typed. */
export function insertLink(selection: Selection, blanks: { words: string; url: string }): Edit {
  const written = findAround(link, selection);
  if (written) {
    const from = written.from + written.found.indexOf('](') + 2;
    return { from, to: from, text: '', start: from, end: written.from + written.found.length - 1 };
  }
  const { from, words } = findWords(selection);
  const to = from + words.length;
  if (/^(https?:|www\.)|@/.test(words)) {
    return { from, to, text: `[${blanks.words}](${words})`, start: from + 1, end: from + 1 + blanks.words.length };
  }
  const shown = words || blanks.words;
  const start = from + shown.length + 3;
  return { from, to, text: `[${shown}](${blanks.url})`, start, end: start + blanks.url.length };
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

/** The selected words, without a bullet or surrounding spaces, or the word at the cursor. */
function findWords({ text, start, end }: Selection): { from: number; words: string } {
  if (start === end) {
    const [before = ''] = /[^\s()[\]*]*$/.exec(text.slice(0, start)) ?? [];
    const [after = ''] = /^[^\s()[\]*]*/.exec(text.slice(start)) ?? [];
    return { from: start - before.length, words: before + after };
  }
  const chosen = text.slice(start, end);
  const space = chosen.search(/\S|$/);
  const [mark = ''] = bullet.exec(chosen.slice(space)) ?? [];
  return { from: start + space + mark.length, words: chosen.slice(space + mark.length).trim() };
}

/**
 * Converts WhatsApp's `*bold*`, and the bullets of other programs, to Markdown. Removes invisible marks before a
 * bullet, because Markdown would not recognize it.
 */
export function convertPaste(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}*])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![\p{L}\p{N}*])/gu, '**$1**')
    .replace(/^\p{Cf}+(?=[-*]\s|[•·▪–]|\d)/gmu, '')
    .replace(/^[•·▪–][^\S\r\n]+/gmu, '- ');
}
