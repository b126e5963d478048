import { defaultLanguage, type Language, languages } from '../../i18n/languages';
import { addNonBreakingSpaces } from '../addNonBreakingSpaces';
import { parseJson } from '../fileFormats';
import type { Read, Report } from '../problems';
import { isBlank, isRecord } from '../values';

/** Every page loads `common`, some load another file. Each key is in one file only. The demo editor is in French. */
const labelFiles: Record<Language, string[]> = {
  fr: ['common', 'return', 'offline', 'poster', 'admin'],
  en: ['common', 'return', 'offline', 'poster'],
};

type Labels = Record<string, string>;

/** Reads the labels of each language. Every label needs a French one in the file of the same name. */
export function loadLabels(read: Read, report: Report): Record<Language, Labels> {
  const labels = Object.fromEntries(languages.map((language) => [language, {}])) as Record<Language, Labels>;
  const french: Record<string, Labels | undefined> = {};
  // The first language is French.
  for (const language of languages) {
    for (const name of labelFiles[language]) {
      const path = `labels/${language}/${name}.json`;
      const own = read(path, (text) => parseLabels(text, `content/${path}`, report));
      if (language === defaultLanguage) french[name] = own;
      for (const key of Object.keys(own ?? {})) {
        if (!french[name] || !isBlank(french[name][key])) continue;
        report(`content/${path}`, key, 'noFrenchLabel', { file: `content/labels/${defaultLanguage}/${name}.json` });
      }
      Object.assign(labels[language], own);
    }
  }
  return labels;
}

function parseLabels(text: string, file: string, report: Report): Labels {
  const labels = parseJson(text);
  const entries = isRecord(labels) ? Object.entries(labels) : [];
  if (entries.length === 0) report(file, '', 'notLabels');
  for (const [key, label] of entries) {
    if (typeof label !== 'string') report(file, key, 'notLabel');
  }
  // gatsby-plugin-react-i18next reads these files too, and fails on one.
  if (text.startsWith('\uFEFF')) report(file, '', 'byteOrderMark');
  return Object.fromEntries(
    entries.flatMap(([key, label]) => (typeof label === 'string' ? [[key, addNonBreakingSpaces(label)]] : [])),
  );
}
