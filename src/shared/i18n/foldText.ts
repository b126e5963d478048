/** Writes a text in small letters without accents, to compare words. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Writes the digits of any script (`٥`, `５`) as 0 to 9. In Unicode, the ten digits of a script follow each other. */
export function foldDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    let value = 0;
    while (isDigit(code - value - 1)) value += 1;
    // Some styles of digits follow each other without a gap: `𝟗` comes directly before `𝟘`.
    return String(value % 10);
  });
}

/**
 * Writes the mathematical, circled and full-width characters that text generators for Facebook use (`𝗙𝗲̂𝘁𝗲`, `Ⓜⓔⓡⓒⓘ`)
 * as letters: screen readers spell such words out, and searches miss them. `№`, `²`, `ﬁ` and emojis stay.
 */
export function foldLetters(text: string): string {
  // Letters such as `ℎ` and `ℝ` are listed one by one: the mathematical block leaves out what Unicode had before.
  return text.replace(
    /[\u{1D400}-\u{1D7FF}\u{1F130}-\u{1F149}\u24B6-\u24E9\uFF01-\uFF5Eℂℊ-ℍℎℐ-ℒℕℙ-ℝℤℨℬℭℯ-ℱℳℴ](?!\uFE0F)\p{M}*/gu,
    (letter) => letter.normalize('NFKC'),
  );
}
