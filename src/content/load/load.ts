import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { defaultLanguage, isLanguage, languages } from '../../i18n/languages';
import { findPictureFault, hasVideoLocation } from '../../media/readMedia';
import { associationFields, receivedFields } from '../association';
import { activityFields, albumFields } from '../collections';
import { checkAlbums, checkPortraits, entryRules } from '../contentRules';
import { namePlace } from '../documents/nameField';
import type { Fields } from '../fields';
import { isMediaOfType } from '../fields/media';
import { parseJson, parseMarkdownEntry } from '../fileFormats';
import { homeSections } from '../homeSections';
import type { Entry } from '../localize';
import type { Content, LoadedEntry, SectionKey } from '../model';
import { compareNewest, type Period } from '../period';
import { describeProblem, FileError, type Problem, type Read, type Report } from '../problems';
import { consentFields, givingFields, posterFields, privacyFields, siteFields } from '../singletons';
import { validateEntry } from '../validate';
import { loadLabels, mergeLabels } from './loadLabels';

/** The content folder: `content/`, or the folder in CONTENT_DIR. */
export const contentFolder = resolve(process.env.CONTENT_DIR ?? 'content');

/** The labels of a content folder. They are the interface's: a folder without any, such as the fixtures, uses the site's. */
export function findLabels(folder: string): string {
  const own = join(folder, 'labels');
  return existsSync(own) ? own : siteLabels;
}

const siteLabels = resolve('content/labels');

/** Invalid content. The message lists every problem, one per line. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'ContentError';
  }
}

/**
 * Reads and checks the content folder.
 * @param folder a folder with the layout of `content/`; problems always name files below `content/`
 * @throws ContentError when anything is invalid
 */
export function loadContent(folder: string): Content {
  const problems: Problem[] = [];
  const uploads = listUploads(folder);
  const report: Report = (file, field, reason, values = {}) => {
    problems.push({ file, field, reason, values });
  };

  const sources = new Map<string, { fields: Fields; entry: unknown }>();
  const check = (file: string, fields: Fields, entry: unknown): LoadedEntry => {
    sources.set(file, { fields, entry });
    const found = validateEntry(file, fields, entry, uploads);
    problems.push(...found);
    if (found.length > 0) return { file, entry: {} };
    const loaded = { file, entry: entry as Entry };
    for (const rule of entryRules.get(fields) ?? []) rule(loaded, report);
    return loaded;
  };
  const labelsFolder = findLabels(folder);
  const read: Read = (path, parse) => {
    const file = `content/${path}`;
    const source = path.startsWith('labels/') ? join(labelsFolder, '..', path) : join(folder, path);
    try {
      if (existsSync(source)) return parse(readFileSync(source, 'utf8'));
      report(file, '', 'missing');
    } catch (error) {
      if (error instanceof FileError) report(file, '', error.reason, error.values);
      else report(file, '', 'unreadable', { detail: String(error) });
    }
    return undefined;
  };
  const loadEntry = (path: string, fields: Fields): LoadedEntry => {
    const value = read(path, parseJson);
    return value === undefined ? { file: `content/${path}`, entry: {} } : check(`content/${path}`, fields, value);
  };

  const site = loadEntry('site.json', siteFields);
  const home = {} as Content['home'];
  for (const key of Object.keys(homeSections) as SectionKey[]) {
    home[key] = loadEntry(`home/${key}.json`, homeSections[key]);
  }
  for (const name of list(folder, 'home')) {
    if (!Object.hasOwn(homeSections, basename(name, '.json'))) report(`content/home/${name}`, '', 'notSection');
  }

  checkMedia(folder, uploads, report);
  const activities = loadActivities(list(folder, 'activities'), read, report).map(({ slug, entry }) => ({
    slug,
    ...check(`content/activities/${slug}`, activityFields, entry),
  }));
  const albums = list(folder, 'albums').map((name) => loadEntry(`albums/${name}`, albumFields));
  const slugs = list(folder, 'activities').map((name) => name.replace(/\..*$/, ''));
  checkAlbums(albums, [...new Set(slugs)], report);
  const singletons = {
    poster: loadEntry('poster.json', posterFields),
    giving: loadEntry('giving.json', givingFields),
    privacy: loadEntry('privacy.json', privacyFields),
    association: loadEntry('association.json', associationFields),
    received: loadEntry('received.json', receivedFields),
    consents: loadEntry('consents.json', consentFields),
  };
  checkPortraits(singletons.association, singletons.consents, report);

  const labelFiles = loadLabels(read, report);
  for (const name of list(folder, 'labels')) {
    if (!isLanguage(name)) report(`content/labels/${name}`, '', 'unknownLanguage', { known: languages.join(', ') });
  }

  if (problems.length > 0) {
    const named = problems.map((problem) => {
      const { fields = {}, entry } = sources.get(problem.file) ?? {};
      const field = namePlace(fields, problem.field, entry);
      return field === problem.field ? nameLanguageFile(problem) : { ...nameLanguageFile(problem), field };
    });
    throw new ContentError(named);
  }
  return {
    site,
    home,
    activities: sortNewest(activities),
    albums: sortNewest(albums),
    ...singletons,
    labels: mergeLabels(labelFiles),
    labelFiles,
    uploads: [...uploads],
  };
}

function loadActivities(names: readonly string[], read: Read, report: Report): { slug: string; entry: unknown }[] {
  const entries = new Map<string, Record<string, unknown>>();
  const unreadable = new Set<string>();
  for (const name of names) {
    const [, slug, language] = /^([a-z0-9-]+)\.(\w+)\.md$/.exec(name) ?? [];
    if (!slug || !language) {
      report(`content/activities/${name}`, '', 'notActivityName');
      continue;
    }
    const values = read(`activities/${name}`, (text) => parseMarkdownEntry(text, activityFields));
    if (values) entries.set(slug, { ...entries.get(slug), [language]: values });
    // Without its French file, the activity cannot be checked for missing fields.
    else if (language === defaultLanguage) unreadable.add(slug);
  }
  return [...entries].filter(([slug]) => !unreadable.has(slug)).map(([slug, entry]) => ({ slug, entry }));
}

/** An activity has a file per language: a problem of `fr.title` in `x` becomes one of `title` in `x.fr.md`. */
function nameLanguageFile(problem: Problem): Problem {
  const { file, field } = problem;
  const [, language, inner] = /^(\w+)(?:\.(.+))?$/.exec(field) ?? [];
  if (!/^content\/activities\/[a-z0-9-]+$/.test(file) || !language) return problem;
  return { ...problem, file: `${file}.${language}.md`, field: inner ?? '' };
}

function list(folder: string, name: string): string[] {
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

function checkMedia(folder: string, uploads: ReadonlySet<string>, report: Report): void {
  for (const name of uploads) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    const file = readFileSync(path);
    const isVideo = isMediaOfType(name, 'video');
    const fault = findPictureFault(file);
    if (isMediaOfType(name, 'captions')) {
      if (!/^\uFEFF?WEBVTT(\s|$)/.test(file.toString('utf8'))) report(`content${name}`, '', 'notWebVtt');
      continue;
    }
    if (isMediaOfType(name, 'document')) {
      if (file.toString('latin1', 0, 5) !== '%PDF-') report(`content${name}`, '', 'notPdf');
      continue;
    }
    if (isVideo && hasVideoLocation(file)) report(`content${name}`, '', 'located');
    // Files of other names (README.md) may be anything but a photo or a video.
    else if (fault && !isVideo && (isMediaOfType(name, 'photo') || (fault !== 'notPicture' && fault !== 'cutShort')))
      report(`content${name}`, '', fault);
  }
}

/** Those of the same dates keep the order of their file names. */
function sortNewest<E extends LoadedEntry>(entries: E[]): E[] {
  return entries.sort((a, b) => compareNewest(a.entry.fr as Period, b.entry.fr as Period));
}
