import { measureCoverage } from '../../src/content/coverage';
import type { Content } from '../../src/content/model';
import { defaultLanguage, type Language, languages } from '../../src/i18n/languages';
import { findMissingLabels } from '../findMissingLabels';
import { listEntries } from '../listEntries';
import type { Finding } from './finding';

/** Finds texts that fall back to French in another language. */
export function findUntranslated(content: Content): Finding[] {
  return languages
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) => [...findTexts(content, language), ...findLabels(content, language)]);
}

function findTexts(content: Content, language: Language): Finding[] {
  return listEntries(content).flatMap(({ file, entry, fields }) => {
    const { missing } = measureCoverage(fields, entry, language);
    if (missing.length === 0) return [];
    return {
      what: `${file}: not in ${language}: ${missing.join(', ')}`,
      todo: 'Translate it, or accept that the French is shown.',
      isHarmful: false,
    };
  });
}

function findLabels(content: Content, language: Language): Finding[] {
  const { missing } = findMissingLabels(content, language);
  if (missing.length === 0) return [];
  return [
    {
      what: `content/labels/${language}: missing: ${missing.join(', ')}`,
      todo: 'Translate it: until then the French is shown.',
      isHarmful: false,
    },
  ];
}
