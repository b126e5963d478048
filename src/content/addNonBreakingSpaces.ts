const noBreakSpace = '\u00a0';
/** What French writes between the thousands of a number, as `formatNumber` does. */
const narrowNoBreakSpace = '\u202f';

/**
 * Makes the spaces unbreakable that stand before `: ; ! ? »` and after `«` in French, inside numbers and phone numbers,
 * and between a number and its unit.
 */
export function addNonBreakingSpaces(text: string): string {
  return (
    text
      .replace(/ ([:;!?»])/g, `${noBreakSpace}$1`)
      .replace(/(«|\b[nN]°) /g, `$1${noBreakSpace}`)
      // The X of a placeholder stand for digits.
      .replace(/\+\d[\dX ]*[\dX]/g, (phone) => phone.replaceAll(' ', noBreakSpace))
      .replace(/\b\d{1,3}(?: \d{3})+\b/g, (number) => number.replaceAll(' ', narrowNoBreakSpace))
      // A label's number is still to be filled in: `{{size}} Mo`.
      .replace(/([\d}]) (?=[%€]|(?:Mo|MB|FCFA)\b)/g, `$1${noBreakSpace}`)
  );
}
