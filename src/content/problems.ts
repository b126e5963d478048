/**
 * What can be wrong with an entry or its file, as the build says it. Each is declared here once; the demo editor says the
 * same to a volunteer in French, under the label `admin.problem.<reason>`.
 */
export const reasons = {
  required: 'is required',
  tooLong: 'has {{length}} characters, but may have {{max}} at most',
  notText: 'must be a text, between quotation marks',
  notNumber: 'must be a number',
  notObject: 'must be an object',
  notList: 'must be a list',
  notOption: 'is "{{value}}", but must be one of {{known}}',
  notAddress: 'must be an address that starts with https://',
  notPhoto: 'is "{{value}}", which is not a photo file',
  notVideo: 'is "{{value}}", which is not a video file',
  notMedia: 'is "{{value}}", which is not a photo or video file',
  noSuchFile: 'names a file that is not there: {{value}}',
  foreignHost: 'is on {{value}}; only {{known}} are allowed',
  unknownMark: 'has {{value}}, but only {{known}} can be filled in',
  unknownField: 'is not a known field here; known are {{known}}',
  unknownLanguage: 'is not a language of this site ({{known}})',
  usedTwice: '"{{value}}" is used twice in this list',
  noFrench: 'is missing: every entry is written in it first',
  notEntry: 'must be an object with one part per language',
  notUtf8: 'line {{line}} holds a character that cannot be read: save the file as UTF-8',
  notJson: 'is not valid JSON: {{detail}}',
  noFrontMatter: 'it must begin with its fields between two lines of ---',
  notFields: 'the lines between --- must be fields such as "title: …"',
  notYaml: 'line {{line}} is not a field such as "title: …": {{detail}}',
} as const;

export type Reason = keyof typeof reasons;

/** What a reason is about, by the names in its braces. */
export type ReasonValues = Readonly<Record<string, string | number>>;

export function describeReason(reason: Reason, values: ReasonValues): string {
  return reasons[reason].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

/** A file that cannot be read at all; the message is the build's. */
export class FileError extends Error {
  constructor(
    readonly reason: Reason,
    readonly values: ReasonValues = {},
  ) {
    super(describeReason(reason, values));
    this.name = 'FileError';
  }
}
