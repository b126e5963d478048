const noBreakSpace = '\u00a0';

/** Makes the spaces unbreakable that French wants before `: ; ! ? »` and inside of numbers. */
export function keepTogether(text: string): string {
  return text
    .replace(/ ([:;!?»])/g, `${noBreakSpace}$1`)
    .replace(/« /g, `«${noBreakSpace}`)
    .replace(/(\d) (?=\d{3}\b)/g, `$1${noBreakSpace}`);
}
