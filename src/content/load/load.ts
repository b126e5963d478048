import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultLanguage, isLanguage, languages } from '../../shared/i18n/languages';
import { adviseEntries, adviseLabels } from '../check/advice';
import { checkEntry } from '../check/checkEntry';
import { checkAlbumId, checkConsentSubjects, checkPortraits, checkPrivacy, checkRules } from '../check/contentRules';
import type { Fields } from '../fields/fields';
import { titlePath } from '../fields/nameField';
import { activityFields, albumFields } from '../model/collections';
import { sectionKeys, singletonKeys } from '../model/entries';
import { homeSections } from '../model/homeSections';
import { isFileName } from '../model/isFileName';
import type { Content, Entry, LoadedEntry } from '../model/model';
import { compareNewest, type Period } from '../model/period';
import { singletons } from '../model/singletons';
import { describeProblem, type Problem, type Report } from '../problems';
import { checkUploads } from './checkUploads';
import { FileError, parseJsonFile, parseMarkdownEntry, type ReadFile } from './fileFormats';
import { completeLabels, labelFileNames, loadLabels, mergeLabels, withCountry } from './loadLabels';

export const contentFolder = resolve(process.env.CONTENT_DIR ?? 'content');

/** The folder of the label files. A content folder without labels, such as the fixtures, takes the site's. */
export function findLabels(folder: string): string {
  const labels = join(folder, 'labels');
  return existsSync(labels) ? labels : siteLabels;
}

const siteLabels = resolve('content/labels');

/** Messages always call the folder `content/`. If it is another folder, this line names it. */
export const describeFolder = (folder = contentFolder) =>
  folder === resolve('content') ? '' : `Here, content/ is ${folder}.\n`;

/** Invalid content. The message lists every problem. */
export class ContentError extends Error {
  constructor(
    readonly problems: readonly Problem[],
    folder: string,
  ) {
    super(describeFolder(resolve(folder)) + problems.map(describeProblem).join('\n'));
    this.name = 'ContentError';
  }
}

/**
 * Reads and checks the content folder. Collects all problems and all advice.
 * @param folder a folder with the layout of `content/`; problems always name files below `content/`
 * @param providerNames the payment providers, whose names in a label are advised against
 * @throws ContentError when anything is invalid
 */
export function loadContent(folder: string, providerNames: readonly string[] = []): Content {
  const problems: Problem[] = [];
  const report: Report = (file, field, reason, values = {}) => {
    problems.push({ file, field, reason, values });
  };
  const uploads = listUploads(folder);
  const uploadAdvice = checkUploads([...uploads], folder, report);
  const read = openFolder(folder, report);
  const sources = new Map<string, Source>();
  const check = (file: string, fields: Fields, entry: unknown): LoadedEntry => {
    sources.set(file, { fields, entry });
    const entryProblems = checkEntry(file, fields, entry, uploads);
    problems.push(...entryProblems);
    if (entryProblems.length > 0) return { file, entry: {} };
    const loaded = { file, entry: entry as Entry };
    checkRules(fields, loaded.entry[defaultLanguage], (field, ...problem) =>
      report(file, `${defaultLanguage}.${field}`, ...problem),
    );
    return loaded;
  };
  const load = (path: string, fields: Fields): LoadedEntry => {
    const file = `content/${path}`;
    const value = read(path, parseJsonFile);
    return value === undefined ? { file, entry: {} } : check(file, fields, value);
  };
  const loadEach = <Key extends string>(keys: readonly Key[], loadOne: (key: Key) => LoadedEntry) =>
    Object.fromEntries(keys.map((key) => [key, loadOne(key)])) as Record<Key, LoadedEntry>;

  const loadedLabels = loadLabels(read, report);
  const entries = {
    ...loadEach(singletonKeys, (key) => load(`${key}.json`, singletons[key])),
    home: loadEach(sectionKeys, (key) => load(`home/${key}.json`, homeSections[key])),
    activities: readActivities(listNames(folder, 'activities'), read, report).map(({ slug, entry }) => ({
      slug,
      ...check(`content/activities/${slug}`, activityFields, entry),
    })),
    albums: listNames(folder, 'albums').map((name) => load(`albums/${name}`, albumFields)),
  };
  for (const album of entries.albums) checkAlbumId(album, report);
  checkPortraits(entries.association, entries.consents, report);
  checkPrivacy(entries.privacy, report);
  checkConsentSubjects(entries.consents, report);
  checkNames(folder, report);

  if (problems.length > 0) {
    const namedProblems = problems.map((problem) => locateProblem(problem, sources.get(problem.file)));
    throw new ContentError(namedProblems, folder);
  }
  const writtenLabels = withCountry(loadedLabels, entries.site.entry);
  const labelFiles = completeLabels(writtenLabels);
  const content = {
    ...entries,
    activities: sortNewest(entries.activities),
    albums: sortNewest(entries.albums),
    labels: mergeLabels(labelFiles),
    labelFiles,
    uploads: [...uploads],
  };
  const advice = [...uploadAdvice, ...adviseEntries(content), ...adviseLabels(writtenLabels, providerNames)];
  return { ...content, advice };
}

/** Reports sections, languages and label files that the site does not have. */
function checkNames(folder: string, report: Report): void {
  for (const name of listNames(folder, 'home')) {
    if (!sectionKeys.some((key) => `${key}.json` === name)) report(`content/home/${name}`, '', 'notSection');
  }
  for (const name of listNames(folder, 'labels')) {
    if (!isLanguage(name)) report(`content/labels/${name}`, '', 'unknownLanguage', { known: languages.join(', ') });
  }
  for (const language of languages) {
    for (const name of listNames(folder, `labels/${language}`)) {
      if (!labelFileNames[language].some((file) => `${file}.json` === name))
        report(`content/labels/${language}/${name}`, '', 'notLabelFile');
    }
  }
}

function openFolder(folder: string, report: Report): ReadFile {
  const labelsFolder = findLabels(folder);
  return (path, parse) => {
    const file = `content/${path}`;
    const source = path.startsWith('labels/') ? join(labelsFolder, '..', path) : join(folder, path);
    try {
      if (!existsSync(source)) report(file, '', 'missing');
      else return parse(readFileSync(source, 'utf8'));
    } catch (error) {
      if (error instanceof FileError) report(file, '', error.reason, error.values);
      else report(file, '', 'unreadable', { detail: String(error) });
    }
    return undefined;
  };
}

/** The activities that could be read: their values by language. */
function readActivities(names: readonly string[], read: ReadFile, report: Report): { slug: string; entry: unknown }[] {
  const entries = new Map<string, Record<string, unknown>>();
  const unreadable = new Set<string>();
  for (const name of names) {
    const [, slug, language] = /^([a-z0-9-]+)\.(\w+)\.md$/.exec(name) ?? [];
    if (!slug || !language || !isFileName(slug)) {
      report(`content/activities/${name}`, '', 'notActivityName');
      continue;
    }
    const values = read(`activities/${name}`, (text) => parseMarkdownEntry(text, activityFields));
    if (values) entries.set(slug, { ...entries.get(slug), [language]: values });
    // Without its French file, an activity cannot be checked for missing fields.
    else if (language === defaultLanguage) unreadable.add(slug);
  }
  return [...entries].filter(([slug]) => !unreadable.has(slug)).map(([slug, entry]) => ({ slug, entry }));
}

/** An entry as read, valid or not. */
type Source = { fields: Fields; entry: unknown };

/**
 * Adds the title of a list item to the path of a problem. An activity has a file per language: a problem of `fr.title`
 * in `x` becomes a problem of `title` in `x.fr.md`.
 */
function locateProblem(problem: Problem, { fields, entry }: Source = { fields: {}, entry: {} }): Problem {
  const { file, field } = problem;
  const titled = titlePath(fields, field, entry);
  const [, language, inner = ''] = /^(\w+)(?:\.(.+))?$/.exec(titled) ?? [];
  if (fields !== activityFields || !language) return { ...problem, field: titled };
  return { ...problem, file: `${file}.${language}.md`, field: inner };
}

function listNames(folder: string, name: string): string[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((entry) => !entry.startsWith('.'))
    .sort();
}

function listUploads(folder: string): Set<string> {
  if (!existsSync(join(folder, 'uploads'))) return new Set();
  const names = readdirSync(join(folder, 'uploads'), { recursive: true, encoding: 'utf8' });
  return new Set(names.map((name) => `/uploads/${name.replaceAll('\\', '/')}`));
}

/** Entries with the same dates keep the order of their file names. */
function sortNewest<E extends LoadedEntry>(entries: E[]): E[] {
  return entries.sort((a, b) => compareNewest(a.entry[defaultLanguage] as Period, b.entry[defaultLanguage] as Period));
}
