import type { Content } from '../../src/content/model';
import { defaultLanguage } from '../../src/i18n/languages';
import type { Finding } from './finding';

/** Checks for the codes that payers dial when the operator sends no prompt; the site shows them once known. */
export function findUnknownCodes({ site: { file, entry } }: Content): Finding[] {
  const operators = entry[defaultLanguage]?.operators;
  if (Array.isArray(operators) && operators.length > 0) return [];
  return [
    {
      what: `${file}: operators is empty: a payer whose operator asks for nothing is not told what to dial`,
      todo: 'Dial each operator’s code on a phone, then add those that work, with words under "fr" and "en".',
      isHarmful: false,
    },
  ];
}
