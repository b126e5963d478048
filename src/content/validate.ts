import { defaultLanguage, isLanguage, languages } from '../i18n/languages';
import {
  type Field,
  type Fields,
  type ListField,
  type MediaField,
  type MediaType,
  maxLength,
  type ScalarField,
} from './fields';
import { isWebAddress } from './parseUrl';
import type { FieldProblem, Reason, ReasonValues } from './problems';
import { isBlank, isRecord } from './values';

/** Hosts of pictures that the build fetches, so that the site serves them itself. */
const stockPhotoHosts = ['images.unsplash.com', 'images.pexels.com', 'cdn.pixabay.com'];

/** The fields of site.json that `{…}` in a text may interpolate. */
export const siteVariables = ['name', 'shortName', 'phone', 'email'] as const;

const extensions: Record<MediaType, RegExp> = { photo: /\.(jpe?g|png|webp)$/i, video: /\.mp4$/i };

/**
 * Checks a whole entry, `{"fr": {…}, "en": {…}}`: French must be complete, English may be incomplete.
 * @param uploads the files below `content/`, as in entries: `/uploads/album/photo.jpg`
 */
export function validateEntry(
  file: string,
  fields: Fields,
  entry: unknown,
  uploads: ReadonlySet<string>,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const report: Check['report'] = (field, reason, values = {}) => {
    problems.push({ file, field, reason, values });
  };
  if (!isRecord(entry)) {
    report('', 'notEntry');
    return problems;
  }

  for (const [language, values] of Object.entries(entry)) {
    if (!isLanguage(language)) {
      report(language, 'unknownLanguage', { known: languages.join(', ') });
    } else if (!isRecord(values)) {
      report(language, 'notObject');
    } else {
      checkFields(fields, values, language, { report, uploads, complete: language === defaultLanguage });
    }
  }
  if (!(defaultLanguage in entry)) report(defaultLanguage, 'noFrench');
  return problems;
}

type Check = {
  report: (field: string, reason: Reason, values?: ReasonValues) => void;
  uploads: ReadonlySet<string>;
  /** Whether every field that is not optional is required. */
  complete: boolean;
};

function checkFields(fields: Fields, values: Record<string, unknown>, path: string, check: Check): void {
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(fields, name)) {
      check.report(`${path}.${name}`, 'unknownField', { known: Object.keys(fields).join(', ') });
    }
  }
  for (const [name, field] of Object.entries(fields)) checkValue(field, values[name], `${path}.${name}`, check);
}

function checkValue(field: Field, value: unknown, path: string, check: Check): void {
  if (isBlank(value)) {
    if (check.complete && !field.optional) check.report(path, 'required');
    return;
  }
  switch (field.kind) {
    case 'object':
      if (isRecord(value)) checkFields(field.fields, value, path, check);
      else check.report(path, 'notObject');
      return;
    case 'list':
      checkList(field, value, path, check);
      return;
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) check.report(path, 'notNumber');
      return;
    default:
      if (typeof value !== 'string') check.report(path, 'notText');
      else checkText(field, value, path, check);
  }
}

function checkList(field: ListField, value: unknown, path: string, check: Check): void {
  if (!Array.isArray(value)) {
    check.report(path, 'notList');
    return;
  }
  const seen = new Set<unknown>();
  value.forEach((item: unknown, index) => {
    checkValue(field.of, item, `${path}[${index}]`, check);
    const id = isRecord(item) ? item.id : undefined;
    if (isBlank(id)) return;
    if (seen.has(id)) check.report(`${path}[${index}].id`, 'usedTwice', { value: String(id) });
    seen.add(id);
  });
}

function checkText(field: Exclude<ScalarField, { kind: 'number' }>, text: string, path: string, check: Check): void {
  const max = maxLength(field);
  if (max !== undefined && text.length > max) check.report(path, 'tooLong', { length: text.length, max });
  if (field.kind === 'media') checkMedia(field, text, path, check);
  if (field.kind === 'url' && !isWebAddress(text)) check.report(path, 'notAddress');
  if (field.kind === 'text' && field.options && !field.options.includes(text)) {
    check.report(path, 'notOption', { value: text, known: field.options.join(', ') });
  }
  for (const [mark, name] of text.matchAll(/\{(\w+)\}/g)) {
    const known = field.kind === 'text' ? [...siteVariables, ...(field.variables ?? [])] : siteVariables;
    if (!known.some((fills) => fills === name)) {
      check.report(path, 'unknownMark', { value: mark, known: known.map((fills) => `{${fills}}`).join(', ') });
    }
  }
}

function checkMedia(field: MediaField, src: string, path: string, check: Check): void {
  if (isWebAddress(src)) {
    const { hostname } = new URL(src);
    if (!stockPhotoHosts.includes(hostname)) {
      check.report(path, 'foreignHost', { value: hostname, known: stockPhotoHosts.join(', ') });
    }
    return;
  }
  if (!field.accept.some((type) => extensions[type].test(src))) {
    const [only, ...others] = field.accept;
    const reason = others.length > 0 ? 'notMedia' : only === 'video' ? 'notVideo' : 'notPhoto';
    check.report(path, reason, { value: src });
  } else if (!check.uploads.has(src)) {
    check.report(path, 'noSuchFile', { value: `content${src.startsWith('/') ? '' : '/'}${src}` });
  }
}

/** Whether the file name matches the media type. */
export function isMediaOfType(src: string, type: MediaType): boolean {
  return isWebAddress(src) ? type === 'photo' : extensions[type].test(src);
}
