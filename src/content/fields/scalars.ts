import { foldLetters } from '../../shared/i18n/foldText';
import { completeUrl, isHttpsUrl } from '../../shared/url';
import { completeWhatsApp, dropInvisible, isDialable, isEmail } from '../contacts';
import type { FieldBase, Kind, Limited, ReportValue } from './kind';

// The kinds with a single text or number as value.

/** The fields of site.json that a text can interpolate as `{…}`. */
export const siteVariables = ['name', 'shortName', 'phone', 'email'] as const;

export type TextField = FieldBase &
  Limited & {
    kind: 'text';
    options?: readonly string[];
    /** The text holds the association's phone numbers or its e-mail address, which pages link. */
    contact?: 'tel' | 'email';
    /** The editor's names for the options, in French. */
    optionNames?: Readonly<Record<string, string>>;
    /** Variables that the site interpolates when it shows the text: `amount` for `{amount}`. */
    variables?: readonly string[];
  };

/** Several lines in an editor, one paragraph on a page. */
export type LongTextField = FieldBase & Limited & { kind: 'longText' };

export type UrlField = FieldBase & { kind: 'url' };

/** With `multipleOf`, the number must be a positive multiple of it: of 1 for a count, of `francStep` for an amount. */
export type NumberField = FieldBase & { kind: 'number'; multipleOf?: number; isYear?: true };

export const scalarKinds = {
  text: {
    max: 200,
    empty: ({ options }): string => options?.[0] ?? '',
    check({ options, variables, contact }, value, report) {
      if (!checkText(value, report, variables)) return;
      if (options && !options.includes(value)) report('notOption', { value, known: options.join(', ') });
      // A contact may be interpolated from site.json, {phone}, where it is checked.
      if (!contact || /\{\w+\}/.test(value)) return;
      if (contact === 'tel' && !isDialable(value)) report('notPhone', { value });
      if (contact === 'email' && !isEmail(value)) report('notEmail', { value });
    },
    shownAs: 'text',
    // A longer text has a text area, where somebody may type or paste a line break.
    parse: (typed, { contact }) => (contact ? dropInvisible(typed) : typed).replace(/\s*\n\s*/g, ' '),
    nameValue: ({ optionNames }, value) => optionNames?.[value],
  } satisfies Kind<TextField>,
  longText: {
    max: 600,
    empty: () => '',
    check: (_, value, report) => void checkText(value, report),
    shownAs: 'text',
  } satisfies Kind<LongTextField>,
  url: {
    max: 300,
    empty: () => '',
    check(_, value, report) {
      if (!checkText(value, report)) return;
      if (!isHttpsUrl(value)) report('notUrl');
      else if (!completeWhatsApp(value)) report('notPhone', { value });
    },
    parse: completeUrl,
  } satisfies Kind<UrlField>,
  number: {
    empty: () => 0,
    check({ multipleOf, isYear }, value, report) {
      if (typeof value !== 'number' || !Number.isFinite(value)) return report('notNumber');
      if (isYear && !/^[12]\d{3}$/.test(String(value))) report('notYear', { value });
      if (multipleOf && !(value > 0 && value % multipleOf === 0))
        report(multipleOf === 1 ? 'notCount' : 'notMultiple', { value, step: multipleOf });
    },
    // Reads « 10 000 » and « 10.000 » as ten thousand: the model has whole numbers only. Other text stays, to be
    // corrected.
    parse(typed) {
      const digits = typed.trim().replace(/[\s.,](?=\d{3}(\D|$))/g, '');
      return /^\d+$/.test(digits) ? Number(digits) : typed;
    },
  } satisfies Kind<NumberField>,
};

/** Control characters other than tabs and line breaks, and lone surrogates, such as half of an emoji. */
const unreadable = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;

/** Whether a value is a text. Reports if not, or if it has unreadable or false letters or unknown variables. */
export function checkText(value: unknown, report: ReportValue, variables: readonly string[] = []): value is string {
  if (typeof value !== 'string') {
    report('notText');
    return false;
  }
  const [passage] = /.{0,20}\uFFFD.{0,20}/u.exec(value.replace(unreadable, '\uFFFD')) ?? [];
  if (passage) report('unreadableCharacter', { value: passage });
  const falseLine = value.split('\n').find((line) => foldLetters(line) !== line);
  if (falseLine) report('falseLetters', { value: foldLetters(falseLine) });
  const variableNames = [...siteVariables, ...variables];
  for (const [variable, name = ''] of value.matchAll(/\{(\w+)\}/g)) {
    if (variableNames.includes(name)) continue;
    report('unknownVariable', { value: variable, known: variableNames.map((fills) => `{${fills}}`).join(', ') });
  }
  return true;
}
