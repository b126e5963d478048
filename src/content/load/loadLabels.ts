import { interpolate } from '../../i18n/interpolate';
import { defaultLanguage, type Language, languages } from '../../i18n/languages';
import { parseJson } from '../fileFormats';
import type { Content } from '../model';
import type { Read, Report } from '../problems';
import { addNonBreakingSpaces } from '../renderText';
import { isBlank, isRecord } from '../values';

/** Every page loads `common`, some load another file. Each key is in one file only. The demo editor is in French. */
const labelFiles: Record<Language, string[]> = {
  fr: ['common', 'return', 'offline', 'poster', 'privacy', 'association', 'admin'],
  en: ['common', 'return', 'offline', 'poster', 'privacy', 'association'],
};

type Labels = Readonly<Record<string, string>>;

/** The French labels whose words docs/specification.md fixes. */
const specifiedLabels = ['error.refused.title', 'error.network.message'];

/**
 * Reads the label files. Every label is in the file of the same name in each language, and names no payment provider, because
 * another provider would make it false.
 */
export function loadLabels(read: Read, report: Report, providerNames: readonly string[]): Content['labelFiles'] {
  const french: Record<string, Labels | undefined> = {};
  const isNaming = (label: string) => providerNames.some((name) => label.toLowerCase().includes(name.toLowerCase()));
  // The first language is French.
  return languages.flatMap((language) =>
    labelFiles[language].map((name) => {
      const path = `labels/${language}/${name}.json`;
      const file = `content/${path}`;
      const labels = read(path, (text) => parseLabels(text, file, report));
      if (language === defaultLanguage) french[name] = labels;
      const known = french[name];
      for (const key of labels && known ? Object.keys({ ...known, ...labels }) : []) {
        const label = labels?.[key] ?? '';
        const isSpecified = language === defaultLanguage && specifiedLabels.includes(key);
        if (isBlank(known?.[key]))
          report(file, key, 'noFrenchLabel', { file: `content/labels/${defaultLanguage}/${name}.json` });
        else if (isBlank(label)) report(file, key, 'noTranslation');
        // The build fills in the provider's name for the pages alone.
        else if (name === 'admin' && (isNaming(label) || label.includes('{{provider}}')))
          report(file, key, 'editorNamesProvider');
        else if (isNaming(label) && !isSpecified) report(file, key, 'namesProvider');
      }
      return { language, name, labels: labels ?? {} };
    }),
  );
}

/** All labels of each language. */
export function mergeLabels(files: Content['labelFiles']): Record<Language, Labels> {
  const merge = (language: Language): Labels =>
    Object.assign({}, ...files.filter((file) => file.language === language).map(({ labels }) => labels));
  return Object.fromEntries(languages.map((language) => [language, merge(language)])) as Record<Language, Labels>;
}

type Provider = { name: string; labels?: Readonly<Record<Language, Labels>> };

/**
 * Labels with the payment provider's name, at `{{provider}}`, and with its own in place of those that are not true of it.
 * Other variables stay for run time.
 */
export function withProvider(content: Content, { name: provider, labels: own }: Provider): Content {
  const labelFiles = content.labelFiles.map((file) => ({
    ...file,
    labels: Object.fromEntries(
      Object.entries(file.labels).map(([key, label]) => {
        const ownLabel = own?.[file.language][key];
        return [key, interpolate(ownLabel ? addNonBreakingSpaces(ownLabel) : label, { provider })];
      }),
    ),
  }));
  return { ...content, labelFiles, labels: mergeLabels(labelFiles) };
}

function parseLabels(text: string, file: string, report: Report): Labels {
  const labels = parseJson(text);
  const entries = isRecord(labels) ? Object.entries(labels) : [];
  if (entries.length === 0) report(file, '', 'notLabels');
  for (const [key, label] of entries) {
    if (typeof label !== 'string') report(file, key, 'notLabel');
  }
  return Object.fromEntries(
    entries.flatMap(([key, label]) => (typeof label === 'string' ? [[key, addNonBreakingSpaces(label)]] : [])),
  );
}
