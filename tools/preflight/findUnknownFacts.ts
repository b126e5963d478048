import { type Content, trustFields } from '../../src/content/model';
import { isBlank } from '../../src/content/values';
import { defaultLanguage } from '../../src/i18n/languages';
import type { Finding } from './finding';

/** Finds missing legal facts, which the site leaves out. */
export function findUnknownFacts(content: Content): Finding[] {
  const { file, entry } = content.site;
  return Object.entries(trustFields)
    .filter(([name]) => isBlank(entry[defaultLanguage]?.[name]))
    .map(([name, { label }]) => ({
      what: `${file}: ${name} (${label}) is not known, and not shown`,
      todo: 'Add it under "fr", and under "en" where it reads differently.',
      isHarmful: false,
    }));
}
