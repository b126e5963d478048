/** A text area's text, and what is selected in it. */
export type Selection = { text: string; start: number; end: number };

/** Replaces `from` to `to`; then selects `start` to `end`. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

/** Makes the selection bold, or the word at the cursor; bold words that contain it become plain. */
export function toggleBold({ text, start, end }: Selection): Edit {
  const bold = findAround(/\*\*[^*\n]*\*\*/g, { text, start, end });
  if (bold) return replaceAndSelect(bold.from, bold.found, bold.found.slice(2, -2));
  const { from, words } = findWords({ text, start, end });
  if (!words) return { from, to: from, text: '****', start: from + 2, end: from + 2 };
  const written = writeBold(words);
  // The signs stay outside, for the next letter to be bold.
  const signs = /^\*\*.*$/.test(written) ? 2 : 0;
  return { ...replaceAndSelect(from, words, written), start: from + signs, end: from + written.length - signs };
}

/** Bold by line, because bold words end with their paragraph or item. */
export function writeBold(text: string): string {
  return text.replaceAll('**', '').replace(/^([ \t]*(?:[-*•] +|\d+[.)] +)?)(\S(?:.*\S)?)/gm, '$1**$2**');
}

/** Makes the selected lines items of a list, or lines again. */
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

/** Makes the selection a link, or the word at the cursor, and selects the address to be written. */
export function writeLink({ text, start, end }: Selection, blanks: { words: string; address: string }): Edit {
  const link = findAround(/\[[^\][\n]*\]\((?:<[^>\n]*>|[^()\n]*)\)/g, { text, start, end });
  if (link) {
    const address = link.from + link.found.indexOf('](') + 2;
    return { from: address, to: address, text: '', start: address, end: link.from + link.found.length - 1 };
  }
  const { from, words } = findWords({ text, start, end });
  const isAddress = /^(https?:|www\.)\S+$|^\S+@\S+$/.test(words);
  const [shown, address] = isAddress ? [blanks.words, words] : [words || blanks.words, blanks.address];
  const written = `[${shown}](${address})`;
  const blank = from + (shown === blanks.words ? 1 : shown.length + 3);
  const length = shown === blanks.words ? shown.length : address.length;
  return { from, to: from + words.length, text: written, start: blank, end: blank + length };
}

function replaceAndSelect(from: number, old: string, text: string): Edit {
  return { from, to: from + old.length, text, start: from, end: from + text.length };
}

/** What a pattern finds and the selection is in. */
function findAround(pattern: RegExp, { text, start, end }: Selection) {
  return [...text.matchAll(pattern)]
    .map(({ index, 0: found }) => ({ from: index, found }))
    .find(({ from, found }) => from <= start && end <= from + found.length);
}

/** The words of the selection, without a bullet or spaces around them, or the word at the cursor. */
function findWords({ text, start, end }: Selection): { from: number; words: string } {
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
