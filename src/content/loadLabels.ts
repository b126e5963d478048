import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages } from '../i18n/languages';
import { addNonBreakingSpaces } from './addNonBreakingSpaces';
import type { Report } from './contentRules';
import { isBlank, isRecord } from './fields';

/** Every page loads `common`, some load another file. Each key is in one file only. The demo editor is in French. */
const labelFiles: Record<Language, string[]> = {
  fr: ['common', 'return', 'offline', 'poster', 'admin'],
  en: ['common', 'return', 'offline', 'poster'],
};

type Labels = Record<string, string>;
type ReadJson = (path: string) => unknown;

/** Reads the labels of each language. Every label needs a French one in the file of the same name. */
export function loadLabels(folder: string, readJson: ReadJson, report: Report): Record<Language, Labels> {
  const labels = Object.fromEntries(languages.map((language) => [language, {}])) as Record<Language, Labels>;
  const french: Record<string, Labels | undefined> = {};
  // The first language is French.
  for (const language of languages) {
    for (const name of labelFiles[language]) {
      const path = `labels/${language}/${name}.json`;
      const read = readLabels(path, readJson, report);
      if (read && hasByteOrderMark(join(folder, path))) report(`content/${path}`, '', 'byteOrderMark');
      if (language === defaultLanguage) french[name] = read;
      for (const key of Object.keys(read ?? {})) {
        if (!french[name] || !isBlank(french[name][key])) continue;
        report(`content/${path}`, key, 'noFrenchLabel', { file: `content/labels/${defaultLanguage}/${name}.json` });
      }
      Object.assign(labels[language], read);
    }
  }
  return labels;
}

/** gatsby-plugin-react-i18next reads these files too, and fails on a byte order mark. */
function hasByteOrderMark(path: string): boolean {
  return readFileSync(path, 'utf8').startsWith('\uFEFF');
}

function readLabels(path: string, readJson: ReadJson, report: Report): Labels | undefined {
  const labels = readJson(path);
  if (labels === undefined) return undefined;
  const entries = isRecord(labels) ? Object.entries(labels) : [];
  if (entries.length === 0) report(`content/${path}`, '', 'notLabels');
  for (const [key, label] of entries) {
    if (typeof label !== 'string') report(`content/${path}`, key, 'notLabel');
  }
  return Object.fromEntries(
    entries.flatMap(([key, label]) => (typeof label === 'string' ? [[key, addNonBreakingSpaces(label)]] : [])),
  );
}
