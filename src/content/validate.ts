import { defaultLanguage, isLanguage, languages } from '../i18n/languages';
import { type Field, type Fields, isBlank, isRecord, type ListField, type MediaField, type MediaType } from './fields';

/** One thing wrong in one file, in words an editor understands: `content/home/hero.json: fr.title is required`. */
export type Problem = { file: string; field: string; message: string };

export function describeProblem({ file, field, message }: Problem): string {
  return `${file}: ${field ? `${field} ` : ''}${message}`;
}

/** Hosts whose pictures may be named by their address: they are fetched at build and served by the site itself. */
const stockPhotoHosts = ['images.unsplash.com', 'images.pexels.com', 'cdn.pixabay.com'];

/** What `{…}` in a text may stand for: fields of site.json. */
export const fillable = ['name', 'shortName', 'phone', 'email'] as const;

const extensions: Record<MediaType, RegExp> = { photo: /\.(jpe?g|png|webp)$/i, video: /\.mp4$/i };

/**
 * Checks a whole entry, `{"fr": {…}, "en": {…}}`: French must be complete, English may lack anything.
 * @param uploads the files below `content/`, as they are named in entries: `/uploads/album/photo.jpg`
 */
export function validateEntry(file: string, fields: Fields, entry: unknown, uploads: ReadonlySet<string>): Problem[] {
  if (!isRecord(entry)) return [{ file, field: '', message: 'must be an object with one part per language' }];
  const problems: Problem[] = [];
  const report = (field: string, message: string) => problems.push({ file, field, message });

  for (const [language, values] of Object.entries(entry)) {
    if (!isLanguage(language)) {
      report(language, `is not a language of this site (${languages.join(', ')})`);
    } else if (!isRecord(values)) {
      report(language, 'must be an object');
    } else {
      checkFields(fields, values, language, { report, uploads, complete: language === defaultLanguage });
    }
  }
  if (!(defaultLanguage in entry)) report(defaultLanguage, 'is missing: every entry is written in it first');
  return problems;
}

type Check = {
  report: (field: string, message: string) => void;
  uploads: ReadonlySet<string>;
  /** Every field that is not optional must be there. */
  complete: boolean;
};

function checkFields(fields: Fields, values: Record<string, unknown>, path: string, check: Check): void {
  for (const name of Object.keys(values)) {
    if (!(name in fields)) {
      check.report(`${path}.${name}`, `is not a known field here; known are ${Object.keys(fields).join(', ')}`);
    }
  }
  for (const [name, field] of Object.entries(fields)) checkValue(field, values[name], `${path}.${name}`, check);
}

function checkValue(field: Field, value: unknown, path: string, check: Check): void {
  if (isBlank(value)) {
    if (check.complete && !field.optional) check.report(path, 'is required');
    return;
  }
  switch (field.kind) {
    case 'object':
      if (isRecord(value)) checkFields(field.fields, value, path, check);
      else check.report(path, 'must be an object');
      return;
    case 'list':
      checkList(field, value, path, check);
      return;
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) check.report(path, 'must be a number');
      return;
    default:
      if (typeof value !== 'string') check.report(path, 'must be a text, between quotation marks');
      else checkText(field, value, path, check);
  }
}

function checkList(field: ListField, value: unknown, path: string, check: Check): void {
  if (!Array.isArray(value)) {
    check.report(path, 'must be a list');
    return;
  }
  const seen = new Set<unknown>();
  value.forEach((item: unknown, index) => {
    checkValue(field.of, item, `${path}[${index}]`, check);
    const id = isRecord(item) ? item.id : undefined;
    if (isBlank(id)) return;
    if (seen.has(id)) check.report(`${path}[${index}].id`, `"${id}" is used twice in this list`);
    seen.add(id);
  });
}

function checkText(
  field: Exclude<Field, { kind: 'object' | 'list' | 'number' }>,
  text: string,
  path: string,
  check: Check,
): void {
  if (field.kind === 'media') checkMedia(field, text, path, check);
  if (field.kind === 'url' && !isWebAddress(text)) check.report(path, 'must be an address that starts with https://');
  if (field.kind === 'text' && field.options && !field.options.includes(text)) {
    check.report(path, `is "${text}", but must be one of ${field.options.join(', ')}`);
  }
  for (const [mark, name] of text.matchAll(/\{(\w+)\}/g)) {
    const known = field.kind === 'text' ? [...fillable, ...(field.marks ?? [])] : fillable;
    if (!known.some((fills) => fills === name)) {
      check.report(path, `has ${mark}, but only ${known.map((fills) => `{${fills}}`).join(', ')} can be filled in`);
    }
  }
}

function checkMedia(field: MediaField, src: string, path: string, check: Check): void {
  if (isWebAddress(src)) {
    const { hostname } = new URL(src);
    if (!stockPhotoHosts.includes(hostname)) {
      check.report(path, `is on ${hostname}; only ${stockPhotoHosts.join(', ')} are allowed`);
    }
    return;
  }
  if (!field.accept.some((type) => extensions[type].test(src))) {
    check.report(path, `is "${src}", which is not a ${field.accept.join(' or ')} file`);
  } else if (!check.uploads.has(src)) {
    check.report(path, `names a file that is not there: content${src.startsWith('/') ? '' : '/'}${src}`);
  }
}

/** Whether a media item's file is of the type the item says it is. */
export function isMediaOfType(src: string, type: MediaType): boolean {
  return isWebAddress(src) ? type === 'photo' : extensions[type].test(src);
}

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
