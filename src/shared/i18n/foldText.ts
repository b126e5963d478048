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
