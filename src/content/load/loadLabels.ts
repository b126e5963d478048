import { interpolate } from '../../i18n/interpolate';
import { defaultLanguage, type Language, languages } from '../../i18n/languages';
import { addNonBreakingSpaces } from '../addNonBreakingSpaces';
import { parseJson } from '../fileFormats';
import type { Content } from '../model';
import type { Read, Report } from '../problems';
import { isBlank, isRecord } from '../values';

/** Every page loads `common`, some load another file. Each key is in one file only. The demo editor is in French. */
const labelFiles: Record<Language, string[]> = {
  fr: ['common', 'return', 'offline', 'poster', 'privacy', 'admin'],
  en: ['common', 'return', 'offline', 'poster', 'privacy'],
};

type Labels = Readonly<Record<string, string>>;

/** Reads the label files. Every label needs a French one in the file of the same name. */
export function loadLabels(read: Read, report: Report): Content['labelFiles'] {
  const french: Record<string, Labels | undefined> = {};
  // The first language is French.
  return languages.flatMap((language) =>
    labelFiles[language].map((name) => {
      const path = `labels/${language}/${name}.json`;
      const labels = read(path, (text) => parseLabels(text, `content/${path}`, report));
      if (language === defaultLanguage) french[name] = labels;
      for (const key of Object.keys(labels ?? {})) {
        if (!french[name] || !isBlank(french[name][key])) continue;
        report(`content/${path}`, key, 'noFrenchLabel', { file: `content/labels/${defaultLanguage}/${name}.json` });
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

/** The French labels whose words docs/specification.md fixes. */
const specifiedLabels = ['error.refused.title', 'error.network.message'];

/**
 * What is wrong with the labels of the site, though it can be built: a translation that is missing, and a label that names a
 * payment provider instead of `{{provider}}`, or, in the editor, says `{{provider}}`, which no build fills in there.
 */
export function findLabelMistakes({ labelFiles: files, labels }: Content, providers: readonly string[]): string[] {
  const names = new RegExp(providers.join('|'), 'i');
  return languages.flatMap((language) => {
    const missing = Object.keys(labels[defaultLanguage])
      .filter((key) => !key.startsWith('admin.') && isBlank(labels[language][key]))
      .map((key) => `content/labels/${language}: ${key} is missing`);
    const wrong = files
      .filter((file) => file.language === language)
      .flatMap(({ name, labels: own }) =>
        Object.entries(own).flatMap(([key, label]) => {
          const where = `content/labels/${language}/${name}.json: ${key}`;
          const isSpecified = language === defaultLanguage && specifiedLabels.includes(key);
          if (names.test(label) && !isSpecified) return `${where} names a payment provider: write {{provider}}`;
          if (name === 'admin' && label.includes('{{provider}}'))
            return `${where} says {{provider}}, which stays as it is`;
          return [];
        }),
      );
    return [...missing, ...wrong];
  });
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
