/** A text in small letters without accents, as words are compared. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A text whose decimal digits, of any script (`٥`, `５`), are 0 to 9: Unicode has each script's ten in order. */
export function foldDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    let value = 0;
    while (isDigit(code - value - 1)) value += 1;
    return String(value % 10);
  });
}

/**
 * A text whose letters are letters, not the mathematical, circled or full-width characters of generators for Facebook
 * (`𝗙𝗲̂𝘁𝗲`, `Ⓜⓔⓡⓒⓘ`): screen readers spell these, and searches miss them. `№`, `²`, `ﬁ` and emojis stay.
 */
export function foldLetters(text: string): string {
  // In mathematical script, Unicode has no second `ℋ`, `ℎ` or `ℝ`.
  return text.replace(
    /[\u{1D400}-\u{1D7FF}\u{1F130}-\u{1F149}\u24B6-\u24E9\uFF01-\uFF5Eℂℊ-ℍℎℐ-ℒℕℙ-ℝℤℨℬℭℯ-ℱℳℴ](?!\uFE0F)\p{M}*/gu,
    (letter) => letter.normalize('NFKC'),
  );
}
