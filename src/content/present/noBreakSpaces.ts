const noBreakSpace = '\u00a0';
/** The French thousands separator, the same as in `formatNumber`. */
const narrowNoBreakSpace = '\u202f';
const wordJoiner = '\u2060';

/**
 * Uses no-break spaces before `: ; ! ? »`, after `«`, in (phone) numbers, and between a number and a unit or a longer
 * word. Keeps `e-mail`, `au-dessus`, `Nord-Ouest` and the like on one line too.
 */
export function addNoBreakSpaces(text: string): string {
  return (
    text
      .replace(/ ([:;!?»])/g, `${noBreakSpace}$1`)
      .replace(/(«|\b[nN]°) /g, `$1${noBreakSpace}`)
      // In a placeholder, X stands for a digit.
      .replace(/\+\d[\dX ]*[\dX]/g, (phone) => phone.replaceAll(' ', noBreakSpace))
      .replace(/\b\d{1,3}(?: \d{3})+\b/g, (number) => number.replaceAll(' ', narrowNoBreakSpace))
      // A word joiner, because the display face has no no-break hyphen.
      .replace(/([\s’(](?:e-(?=mail)|(?:au|ci|là)-(?=d))|\p{Ll}-(?=\p{Lu}))/gu, `$1${wordJoiner}`)
      // The braces are a label's variable: `{{size}} Mo`.
      .replace(/([\d}]) (?=[%€]|(?:Ko|Mo|MB|FCFA)\b)/g, `$1${noBreakSpace}`)
      .replace(/(\d|\{\{count\}\}) (?=\p{Ll}{4})/gu, `$1${noBreakSpace}`)
  );
}
