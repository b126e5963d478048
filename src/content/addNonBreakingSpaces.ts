const noBreakSpace = '\u00a0';
/** The French thousands separator, as in `formatNumber`. */
const narrowNoBreakSpace = '\u202f';

/** Makes spaces unbreakable before `: ; ! ? »`, after `«`, in (phone) numbers and between number and unit. */
export function addNonBreakingSpaces(text: string): string {
  return (
    text
      .replace(/ ([:;!?»])/g, `${noBreakSpace}$1`)
      .replace(/(«|\b[nN]°) /g, `$1${noBreakSpace}`)
      // In a placeholder, X stands for a digit.
      .replace(/\+\d[\dX ]*[\dX]/g, (phone) => phone.replaceAll(' ', noBreakSpace))
      .replace(/\b\d{1,3}(?: \d{3})+\b/g, (number) => number.replaceAll(' ', narrowNoBreakSpace))
      // The braces are a label's variable: `{{size}} Mo`.
      .replace(/([\d}]) (?=[%€]|(?:Ko|Mo|MB|FCFA)\b)/g, `$1${noBreakSpace}`)
  );
}
