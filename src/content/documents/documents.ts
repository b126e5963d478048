import { isoDay } from '../../i18n/formatDate';
import { defaultLanguage, type Language, languages } from '../../i18n/languages';
import { editPath } from '../../routes';
import { associationFields } from '../association';
import { activityFields, albumFields } from '../collections';
import { checkRules, findUndescribedPictures } from '../contentRules';
import type { Fields } from '../fields';
import { list, object, text } from '../fields/declare';
import { homeSections } from '../homeSections';
import type { Entry } from '../localize';
import type { Content, SectionKey } from '../model';
import type { FieldProblem } from '../problems';
import { givingFields, posterFields, siteFields } from '../singletons';
import { validateEntry } from '../validate';
import { asList, isFileName, isRecord } from '../values';
import { pairFields } from '../walkFields';
import { makeItemId } from './itemIds';

/** A document that the site always has. */
export type PartKey = keyof typeof documents;

/** An album, by its id, or by the temporary id of a new one: `album-nouveau--mf3k2`. */
export type AlbumKey = `album-${string}`;

export type DocumentKey = PartKey | AlbumKey;

const albumPrefix = 'album-';

export function albumKey(id: string): AlbumKey {
  return `${albumPrefix}${id}`;
}

export function isAlbum(key: DocumentKey): key is AlbumKey {
  return key.startsWith(albumPrefix);
}

export function readAlbumId(key: AlbumKey): string {
  return key.slice(albumPrefix.length);
}

/** The address of an album's editor. New albums share a page; the fragment of the URL tells them apart. */
export function albumEditPath(key: AlbumKey, isOnline: boolean): string {
  return isOnline ? editPath(key) : `${editPath('album')}#${key}`;
}

/** The album that the fragment of an address names; a new one where it names none. */
export function readAlbumKey(fragment: string): AlbumKey {
  const key = fragment.slice(1);
  return isDocumentKey(key) && isAlbum(key) ? key : albumKey(makeItemId());
}

export function isDocumentKey(value: unknown): value is DocumentKey {
  return (
    partKeys.includes(value as PartKey) ||
    (typeof value === 'string' && value.startsWith('album-') && isFileName(value.slice('album-'.length)))
  );
}

/**
 * The documents beside the albums. Each is a file of the content; the activities are in one document with their section. Built
 * from the model's fields, so that all share one form and one validation.
 */
export const documents = {
  hero: homeSections.hero,
  about: homeSections.about,
  activities: {
    ...homeSections.activities,
    activities: list('Activités', 'La plus récente d’abord, d’après ses dates.', {
      sorted: true,
      of: object('Activité', 'Une activité et ses informations.', {
        /** The name of the activity's files. */
        id: text('Nom du fichier', 'Minuscules, chiffres et tirets.', { shared: true }),
        ...activityFields,
      }),
    }),
  },
  site: siteFields,
  association: associationFields,
  donation: homeSections.donation,
  giving: givingFields,
  contact: homeSections.contact,
  gallery: homeSections.gallery,
  footer: homeSections.footer,
  poster: posterFields,
} satisfies Record<string, Fields>;
export const partKeys = Object.keys(documents) as PartKey[];

export function fieldsOf(key: DocumentKey): Fields {
  return isAlbum(key) ? albumFields : documents[key];
}

/** An album's fields, which offer the activities that it may show by their titles. */
export function offerActivities(fields: Fields, titles: Readonly<Record<string, string>>): Fields {
  const { activity } = fields;
  if (activity?.kind !== 'text') return fields;
  const hint = 'Celle que montre l’album, s’il y en a une.';
  return { ...fields, activity: { ...activity, hint, options: Object.keys(titles), optionLabels: titles } };
}

function isSection(key: PartKey): key is Extract<PartKey, SectionKey> {
  return Object.hasOwn(homeSections, key);
}

/** The path of the document's own file below `content/`. The activities have files of their own beside it. */
export function filePath(key: DocumentKey): string {
  if (isAlbum(key)) return `albums/${readAlbumId(key)}.json`;
  return isSection(key) ? `home/${key}.json` : `${key}.json`;
}

/** Reads a document from the content, with its lists aligned between the languages. An album that is not there is empty. */
export function readDocument(key: DocumentKey, content: Content): Entry {
  return alignLists(fieldsOf(key), isAlbum(key) ? findAlbum(key, content) : gather(key, content));
}

function findAlbum(key: AlbumKey, { albums }: Content): Entry {
  return albums.find(({ entry }) => entry[defaultLanguage]?.id === readAlbumId(key))?.entry ?? {};
}

function gather(key: PartKey, content: Content): Entry {
  const { entry } = isSection(key) ? content.home[key] : content[key];
  if (key !== 'activities') return entry;
  return eachLanguage((language) => ({
    ...entry[language],
    activities: content.activities.flatMap(({ slug, entry: { [language]: values } }) => {
      return values ? [{ id: slug, ...values }] : [];
    }),
  }));
}

/** Orders the translated items of every list as the French ones, with an empty item for each missing translation. */
export function alignLists(fields: Fields, entry: Entry): Entry {
  if (isRemoved(entry)) return entry;
  const french = entry[defaultLanguage] ?? {};
  return eachLanguage((language) =>
    pairFields(fields, french, entry[language] ?? {}, {
      enter: ({ shared }) => !shared,
      leaf: ({ path }, original, translation) => (path.endsWith('.id') ? (translation ?? original) : translation),
    }),
  );
}

/** The entry of a new album: its id, and today as its first day. */
export function startAlbum(key: AlbumKey, today: Date): Entry {
  const start = isoDay(today);
  return eachLanguage((language) => (language === defaultLanguage ? { id: readAlbumId(key), start } : {}));
}

/** Whether an entry is empty: its album does not exist, was not published yet, or is to be removed. */
export function isRemoved(entry: Entry): boolean {
  return !entry[defaultLanguage];
}

export function activitiesIn(entry: Entry, language: Language): Record<string, unknown>[] {
  return asList(entry[language]?.activities).filter(isRecord);
}

/** The files that an entry, or a part of it, references, as `/uploads/…`. */
export function listFiles(value: unknown): string[] {
  return JSON.stringify([value]).match(/\/uploads\/[^"]+/g) ?? [];
}

export function eachLanguage(write: (language: Language) => Record<string, unknown>): Entry {
  return Object.fromEntries(languages.map((language) => [language, write(language)]));
}

/**
 * The problems of a document: those of single fields, and without any, those across fields. The build stops at all of them but
 * pictures without a description, which are asked for where the picture is new.
 * @param base the document as the site has it
 * @param uploads the files that the entry may reference, as `/uploads/…`
 */
export function checkDocument(
  key: DocumentKey,
  { base, entry }: { base: Entry; entry: Entry },
  uploads: ReadonlySet<string>,
): FieldProblem[] {
  if (isAlbum(key) && isRemoved(entry)) return [];
  const problems = validateEntry(key, fieldsOf(key), entry, uploads);
  if (problems.length > 0) return problems;
  const undescribed = (version: Entry) => findUndescribedPictures(fieldsOf(key), version[defaultLanguage]);
  const known = undescribed(base).map(({ src }) => src);
  for (const { src, description } of undescribed(entry)) {
    if (known.includes(src)) continue;
    const field = `${defaultLanguage}.${description}`;
    problems.push({ file: key, field, reason: 'notDescribed', values: {} });
  }
  const check = (fields: Fields, path: string, french: unknown) =>
    checkRules(fields, french, (field, reason, values = {}) => {
      problems.push({ file: key, field: `${path}.${field}`, reason, values });
    });
  check(fieldsOf(key), defaultLanguage, entry[defaultLanguage]);
  for (const [index, activity] of activitiesIn(entry, defaultLanguage).entries())
    check(activityFields, `${defaultLanguage}.activities[${index}]`, activity);
  return problems;
}
