import { isEmail, isPhone } from '../contacts';
import type { Described, Kind, Limited, ReportValue } from './kind';

/** The fields of site.json that `{…}` in a text may interpolate. */
export const siteVariables = ['name', 'shortName', 'phone', 'email'] as const;

/** A text of one line. */
export type TextField = Described &
  Limited & {
    kind: 'text';
    options?: readonly string[];
    /** The association's phone numbers or its e-mail address: pages link to them. */
    contact?: 'tel' | 'email';
    /** The editor's names for the options, in French. */
    optionLabels?: Readonly<Record<string, string>>;
    /** Variables that the site interpolates when it shows the text: `amount` for `{amount}`. */
    variables?: readonly string[];
  };

export const text = {
  max: 200,
  empty: ({ options }): string => options?.[0] ?? '',
  check({ options, variables, contact }, value, report) {
    if (!checkText(value, report, variables)) return;
    if (options && !options.includes(value)) report('notOption', { value, known: options.join(', ') });
    // The section's own contacts may repeat those of site.json: {phone}.
    if (!contact || /\{\w+\}/.test(value)) return;
    if (contact === 'tel' && !isPhone(value)) report('notPhone', { value });
    if (contact === 'email' && !isEmail(value)) report('notEmail', { value });
  },
  shownAs: 'text',
  // A textarea may wrap its text.
  parse: (typed) => typed.replace(/\s*\n\s*/g, ' '),
  nameValue: ({ optionLabels }, value) => optionLabels?.[value],
} satisfies Kind<TextField>;

/** A text of several lines. */
export type LongTextField = Described & Limited & { kind: 'longText' };

export const longText = {
  max: 600,
  empty: () => '',
  check: (_, value, report) => void checkText(value, report),
  shownAs: 'text',
} satisfies Kind<LongTextField>;

/** Reports a value that is not a text, and each variable of a text that nothing fills in. */
export function checkText(value: unknown, report: ReportValue, variables: readonly string[] = []): value is string {
  if (typeof value !== 'string') {
    report('notText');
    return false;
  }
  const known = [...siteVariables, ...variables];
  for (const [variable, name = ''] of value.matchAll(/\{(\w+)\}/g)) {
    if (known.includes(name)) continue;
    report('unknownMark', { value: variable, known: known.map((fills) => `{${fills}}`).join(', ') });
  }
  return true;
}
