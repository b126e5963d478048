import * as country from '../../country';
import { interpolate, type LabelTexts } from '../../shared/i18n/interpolate';
import { defaultLanguage, type Language, languages } from '../../shared/i18n/languages';
import { asRecord, isBlank } from '../../shared/unknownValues';
import type { Content, Entry } from '../model/model';
import { siteFields } from '../model/singletons';
import { localize } from '../present/localize';
import { addNoBreakSpaces } from '../present/noBreakSpaces';
import type { Report } from '../problems';
import { parseJsonFile, type ReadFile } from './fileFormats';

/** Every page loads `common`; some load another file too. A key occurs in one file only. */
const translated = ['common', 'return', 'offline', 'poster', 'privacy', 'association'];

/** The label files of each language. `editor` has the labels of the editors, which are in French only. */
export const labelFileNames: Record<Language, string[]> = { fr: [...translated, 'editor'], en: translated };

/** Reads the label files. Every label needs a French text in the file of the same name. */
export function loadLabels(read: ReadFile, report: Report): Content['labelFiles'] {
  const french: Record<string, LabelTexts | undefined> = {};
  // French comes first, so that its labels are known when the translations are read.
  return languages.flatMap((language) =>
    labelFileNames[language].map((name) => {
      const path = `labels/${language}/${name}.json`;
      const labels = read(path, (text) => parseLabels(text, `content/${path}`, report));
      if (language === defaultLanguage) french[name] = labels;
      const inFrench = (file: string) => ({ file: `content/labels/${defaultLanguage}/${file}.json` });
      for (const key of Object.keys(labels ?? {})) {
        if (french[name] && isBlank(french[name][key])) report(`content/${path}`, key, 'noFrenchLabel', inFrench(name));
        const other = Object.keys(french).find((file) => file !== name && french[file]?.[key]);
        if (other && language === defaultLanguage) report(`content/${path}`, key, 'labelTwice', inFrench(other));
      }
      // A blank translation is omitted, because it would hide the French label.
      const written = Object.entries(labels ?? {}).filter(([, label]) => !isBlank(label));
      return { language, name, labels: Object.fromEntries(written) };
    }),
  );
}

/** Fills in French where a translation is missing. */
export function completeLabels(files: Content['labelFiles']): Content['labelFiles'] {
  return files.map((file) => {
    const french = files.find(({ language, name }) => language === defaultLanguage && name === file.name);
    return { ...file, labels: { ...french?.labels, ...file.labels } };
  });
}

export function mergeLabels(files: Content['labelFiles']): Record<Language, LabelTexts> {
  const merge = (language: Language): LabelTexts =>
    Object.assign({}, ...files.filter((file) => file.language === language).map(({ labels }) => labels));
  return { fr: merge('fr'), en: merge('en') };
}

/** Rewrites every label. `writeIn` returns the function that rewrites labels in a language. */
function rewriteLabels(
  files: Content['labelFiles'],
  writeIn: (language: Language) => (key: string, label: string) => string,
): Content['labelFiles'] {
  return files.map(({ labels, ...file }) => {
    const write = writeIn(file.language);
    const rewritten = Object.entries(labels).map(([key, label]) => [key, write(key, label)]);
    return { ...file, labels: Object.fromEntries(rewritten) };
  });
}

/** Fills in the country: its name from the content; numbers, clock and franc from src/country.ts. */
export function withCountry(files: Content['labelFiles'], site: Entry): Content['labelFiles'] {
  const [franc] = country.currencies;
  const phoneExample = addNoBreakSpaces(`+${country.callingCode} ${country.localPhoneExample}`);
  const { callingCode, francStep, phoneFormat } = country;
  return rewriteLabels(files, (language) => {
    const { country: name, inCountry } = localize(siteFields, site, language);
    const names = { country: name, inCountry, zonePlace: country.zonePlace[language] };
    const mobileStarts = new Intl.ListFormat(language, { type: 'disjunction' }).format(country.mobilePhoneStarts);
    const mobile = { digits: country.localPhoneLengthInWords[language], mobileStarts };
    const values = { ...names, ...mobile, callingCode, francStep, phoneExample, phoneFormat };
    // The country's own franc needs no region in its name. The label of the other franc names its region.
    return (key, label) => (key === `currency.${franc}` ? `FCFA (${franc})` : interpolate(label, values));
  });
}

type NamedLabels = { name: string; labels?: Readonly<Record<Language, LabelTexts>> };

/**
 * Fills in the name of the payment provider at `{{provider}}`. Where the provider has a label of its own, that replaces
 * the site's. Other variables stay for run time.
 */
export function withProvider(content: Content, { name: provider, labels: providerLabels }: NamedLabels): Content {
  const labelFiles = rewriteLabels(content.labelFiles, (language) => (key, label) => {
    const providerLabel = providerLabels?.[language][key];
    return interpolate(providerLabel ? addNoBreakSpaces(providerLabel) : label, { provider });
  });
  return { ...content, labelFiles, labels: mergeLabels(labelFiles) };
}

function parseLabels(text: string, file: string, report: Report): LabelTexts {
  const entries = Object.entries(asRecord(parseJsonFile(text)));
  if (entries.length === 0) report(file, '', 'notLabels');
  const labels = entries.flatMap(([key, label]) => {
    if (typeof label === 'string') return [[key, addNoBreakSpaces(label)] as const];
    report(file, key, 'notLabel');
    return [];
  });
  return Object.fromEntries(labels);
}
