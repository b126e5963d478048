/** The texts of labels, by their keys. */
export type LabelTexts = Readonly<Record<string, string>>;
