import { completeWhatsApp, dropInvisible, isEmail, isPhone } from '../contacts';
import { completeWebAddress, isWebAddress } from '../parseUrl';
import { renderMarkdown } from '../renderText';
import type { Described, Kind, Limited, ReportValue } from './kind';

// The kinds whose value is one text or number.

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

/** A text of several lines. */
export type LongTextField = Described & Limited & { kind: 'longText' };

/** Stored as Markdown, shown as HTML. */
export type MarkdownField = Described & Limited & { kind: 'markdown' };

export type UrlField = Described & { kind: 'url' };

/** With `multipleOf`, a number above zero: 1 for a count, 5 for an amount in francs, as the provider wants it. */
export type NumberField = Described & { kind: 'number'; multipleOf?: 1 | 5; isYear?: true };

export const scalarKinds = {
  text: {
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
    parse: (typed, { contact }) => (contact ? dropInvisible(typed) : typed).replace(/\s*\n\s*/g, ' '),
    nameValue: ({ optionLabels }, value) => optionLabels?.[value],
  } satisfies Kind<TextField>,
  longText: {
    max: 600,
    empty: () => '',
    check: (_, value, report) => void checkText(value, report),
    shownAs: 'text',
  } satisfies Kind<LongTextField>,
  markdown: {
    max: 3000,
    empty: () => '',
    check(_, value, report) {
      if (!checkText(value, report)) return;
      const links = value.match(/(?<!\\)\[(?:\\.|[^\][\\])*\]\([^()]*\)/g) ?? [];
      const broken = links.find((link) => !renderMarkdown(link).includes('<a href='));
      if (broken) report('noAddress', { value: broken });
    },
    shownAs: 'html',
    isBody: true,
  } satisfies Kind<MarkdownField>,
  url: {
    max: 300,
    empty: () => '',
    check(_, value, report) {
      if (!checkText(value, report)) return;
      if (!isWebAddress(value)) report('notAddress');
      else if (!completeWhatsApp(value)) report('notPhone', { value });
    },
    parse: completeWebAddress,
  } satisfies Kind<UrlField>,
  number: {
    empty: () => 0,
    check({ multipleOf, isYear }, value, report) {
      if (typeof value !== 'number' || !Number.isFinite(value)) return report('notNumber');
      if (isYear && !/^[12]\d{3}$/.test(String(value))) report('notYear', { value });
      if (multipleOf && !(value > 0 && value % multipleOf === 0))
        report(multipleOf === 1 ? 'notCount' : 'notMultiple', { value, step: multipleOf });
    },
    // « 10 000 », « 10.000 »: all numbers of the model are whole. What is no number stays as it is, to be corrected.
    parse(typed) {
      const digits = typed.trim().replace(/[\s.,](?=\d{3}(\D|$))/g, '');
      return /^\d+$/.test(digits) ? Number(digits) : typed;
    },
  } satisfies Kind<NumberField>,
};

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
