import { callingCode, localPhoneLengthInWords, mobilePhoneStarts } from '../country';
import { interpolate } from '../shared/i18n/interpolate';

const digits = `${localPhoneLengthInWords.en} digits`;

/** The reasons of the model's rules, for the maintainer. The demo editor shows the label `editor.problem.<reason>`. */
export const reasons = {
  required: 'is required',
  notDescribed: 'is required beside a picture',
  tooLong: 'has {{length}} characters, but may have {{max}} at most',
  notText: 'must be a text, between quotation marks',
  unreadableCharacter: 'has a character that cannot be read, in "{{value}}": delete it',
  falseLetters: 'has characters that only look like letters, which screen readers spell: write "{{value}}"',
  notNumber: 'must be a number',
  notCount: 'is {{value}}, but must be a whole number, 1 or more',
  notMultiple: 'is {{value}}, but must be a multiple of {{step}} above zero',
  notDate: 'is "{{value}}", but must be a day of the calendar, such as 2026-03-01',
  notPartialDate: 'is "{{value}}", but must be a year, a month or a day of the calendar: 2026, 2026-03 or 2026-03-01',
  notObject: 'must be an object',
  notList: 'must be a list',
  beforeStart: 'is "{{value}}", before the start, {{start}}',
  beforeFirstDay: 'is before the first day, {{value}}',
  notDialCode: 'is "{{value}}", but may hold digits, * and # only',
  notOption: 'is "{{value}}", but must be one of {{known}}',
  noAddress: 'has a link that leads nowhere: {{value}}',
  starsLeft: 'shows the stars of bold text that is not bold, in "{{value}}": put them at the first and the last letter',
  notUrl: 'must be a URL that starts with https://',
  notPhone: `is "{{value}}", which cannot be dialled: write +${callingCode} and ${digits}, and / between two numbers`,
  notMobile: `is "{{value}}", but must be a mobile number, ${digits} that begin with ${mobilePhoneStarts.join(' or ')}, or the digits of a merchant code`,
  notEmail: 'is "{{value}}", which is not one e-mail address that can receive mail',
  notYear: 'is {{value}}, which is not a year such as 2026',
  notMedia: 'is "{{value}}", but must be a file whose name ends in {{known}}',
  noSuchFile: 'names a file that is not there: {{value}}',
  otherSpelling: 'must be spelled as the file is, even if it looks the same: copy {{value}}',
  notFocus: 'is "{{value}}", but must be two percentages, from the left and from the top: 50% 30%',
  foreignHost: 'is on {{value}}; only {{known}} are allowed (a film goes as a link into the text of an activity)',
  noMedia: 'needs at least one photo or video',
  otherType: 'is {{file}}, but the type says {{type}}',
  noPoster: 'is required for a video',
  notId: 'may hold lowercase letters, digits and _ only',
  unknownVariable: 'has {{value}}, but only {{known}} can be filled in',
  unknownField: 'is not a field here; the fields are {{known}}',
  unknownLanguage: 'is not a language of this site ({{known}})',
  usedTwice: '"{{value}}" is used twice in this list',
  noFrench: 'is missing: every entry needs its French text',
  notEntry: 'must be an object with one part per language',
} as const;

export type Reason = keyof typeof reasons;

/** The other reasons, for which the demo editor has no label. */
const folderReasons = {
  missing: 'is missing',
  notHostName:
    'has #, ? or % in its name or in that of its folder, which hosts refuse: rename it, here and where it is shown',
  notUtf8: 'line {{line}} holds a character that cannot be read: save the file as UTF-8',
  notJson: 'is not valid JSON: line {{line}}: {{detail}}',
  curlyQuotes: 'is not valid JSON: line {{line}} has curly quotation marks, “ or ”: write straight ones, "',
  specialSpace: 'cannot be read: line {{line}} has a no-break space, or one like it, where a common space belongs',
  repeatedKey: 'has "{{key}}" twice in one object, the second time in line {{line}}: delete one of them',
  noFrontMatter: 'cannot be read: it must begin with its fields between two lines of ---',
  notFields: 'cannot be read: the lines between --- must be fields such as "title: …"',
  notYaml: 'cannot be read: line {{line}} is not a field such as "title: …": {{detail}}',
  unreadable: 'cannot be read: {{detail}}',
  notSection: 'is not a section of the page',
  notLabelFile: 'is not one of the files that the code names (src/content/load/loadLabels.ts)',
  notActivityName: 'must be named like dimanche-blanc.fr.md, in lowercase',
  notPicture:
    'is not a JPEG, PNG or WebP picture, whatever its name says: export it as JPEG, and put that in its place',
  heic: 'is a HEIC photo, whatever its name says, which most browsers do not show: export it as JPEG, and put that in its place (iPhones save JPEG with Settings › Camera › Formats › Most Compatible)',
  svg: 'is an SVG drawing, which is not a photo: export it as PNG or JPEG, and put that in its place',
  video:
    'is a video, but is not named .mp4: make an MP4 of it with ffmpeg -i old.mov -c:v libx264 -c:a aac -map_metadata -1 -movflags +faststart new.mp4',
  sound: 'is a sound, not a photo or a video: the site has no place for it',
  located:
    'contains the location where it was filmed, for everyone who downloads it; remove it: ffmpeg -i old.mp4 -map 0:v -map "0:a?" -c copy -map_metadata -1 -movflags +faststart new.mp4',
  falsePdf: 'is not a PDF, whatever its name says: export it as PDF, and put that in its place',
  noConsent: 'needs an entry in content/consents.json whose file is {{value}}: nobody is shown who did not agree',
  noSubject: 'needs an album or a file',
  notWebVtt: 'is not WebVTT captions: its first line must be WEBVTT',
  cutShort:
    'ends too early, as after a copy that was interrupted: copy it here again, or save it anew if it looks whole',
  notName: '"{{value}}" is not the name of this file: change one of them',
  noPart: 'needs a part about {{value}}; its text may be empty',
  notLabels: 'must be an object of labels',
  notLabel: 'must be a text',
  labelTwice: 'is also in {{file}}: delete one of them',
  noFrenchLabel: 'has no French text: write it in {{file}}',
} as const;

export type FolderReason = keyof typeof folderReasons;

export type ReasonValues = Readonly<Record<string, string | number>>;

/** What is wrong in a file. `field` is the path of the field; it is empty if the whole file is concerned. */
export type Problem = { file: string; field: string; reason: Reason | FolderReason; values: ReasonValues };

export type FieldProblem = Problem & { reason: Reason };

export type Report = (file: string, field: string, reason: Problem['reason'], values?: ReasonValues) => void;

/** Reports a problem of the file that is being checked. `field` is a path, such as `media[0].src`. */
export type ReportAt = (field: string, reason: Reason, values?: ReasonValues) => void;

/** A problem in words for the maintainer: `content/home/hero.json: fr.title is required`. */
export function describeProblem({ file, field, reason, values }: Problem): string {
  return `${file}: ${field ? `${field} ` : ''}${describeReason(reason, values)}`;
}

export function describeReason(reason: Problem['reason'], values: ReasonValues): string {
  return interpolate({ ...reasons, ...folderReasons }[reason], values);
}
