export type LabelTexts = Readonly<Record<string, string>>;

/** Replaces `{name}`, or `{{name}}` as in labels, by the value of that name. A variable without a value stays. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/{{?(\w+)}}?/g, (variable, name: string) => String(values[name] ?? variable));
}
