import { editPath } from '../../routes';
import { isoDay } from '../../shared/i18n/formatDate';
import { defaultLanguage } from '../../shared/i18n/languages';
import { asList } from '../../shared/unknownValues';
import { list, object, text } from '../fields/declare';
import type { Fields } from '../fields/fields';
import { associationFields } from '../model/association';
import { activityFields, albumFields } from '../model/collections';
import { homeSections } from '../model/homeSections';
import { isFileName } from '../model/isFileName';
import type { Content, SectionKey } from '../model/model';
import { givingFields, posterFields, siteFields } from '../model/singletons';
import { type Tree, toTree } from './bilingual';

/** The key of a document that always exists; albums come and go. */
export type FixedDocumentKey = keyof typeof documentFields;

/** The key of an album, with its id: `album-fete_des_ecoles_k3f7`. */
export type AlbumKey = `${typeof albumPrefix}${string}`;

export type DocumentKey = FixedDocumentKey | AlbumKey;

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

/**
 * Where the editor opens an album. The albums that the site does not have yet share one page, where the URL's fragment
 * names the album.
 */
export function albumEditPath(key: AlbumKey, isPublished: boolean): string {
  return isPublished ? editPath(key) : `${editPath('album')}#${key}`;
}

export function readAlbumKey(fragment: string): AlbumKey | undefined {
  const key = fragment.slice(1);
  return isDocumentKey(key) && isAlbum(key) ? key : undefined;
}

export function isDocumentKey(value: unknown): value is DocumentKey {
  return (
    fixedDocumentKeys.includes(value as FixedDocumentKey) ||
    (typeof value === 'string' && /^album-[a-z0-9_]+$/.test(value) && isFileName(value.slice(albumPrefix.length)))
  );
}

/**
 * The fields of every document but the albums: those of its content file. `activities` also has a list of all
 * activities, besides the fields of the section, so that the editor handles them like any list.
 */
export const documentFields = {
  hero: homeSections.hero,
  about: homeSections.about,
  activities: {
    ...homeSections.activities,
    activities: list('Activités', 'La page d’accueil montre d’abord celles en cours.', {
      sorted: true,
      feminine: true,
      of: object('Activité', 'Une activité et ses informations.', {
        /** The base name of an activity's files. */
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
export const fixedDocumentKeys = Object.keys(documentFields) as FixedDocumentKey[];

/** The documents that the specification names. The dashboard shows them as cards above the others. */
export const firstDocumentKeys: readonly FixedDocumentKey[] = ['hero', 'about', 'activities'];

export function fieldsOf(key: DocumentKey): Fields {
  return isAlbum(key) ? albumFields : documentFields[key];
}

/** Makes the activity of an album a choice by title. Fields of other documents stay as they are. */
export function offerActivities(fields: Fields, titles: Readonly<Record<string, string>>): Fields {
  const { activity } = fields;
  if (activity?.kind !== 'text') return fields;
  const hint = 'Celle que montre l’album, s’il y en a une.';
  return { ...fields, activity: { ...activity, hint, options: Object.keys(titles), optionNames: titles } };
}

function isSection(key: FixedDocumentKey): key is Extract<FixedDocumentKey, SectionKey> {
  return Object.hasOwn(homeSections, key);
}

/** The path of a document's file below `content/`; for `activities`, the path of the section's file. */
export function filePath(key: DocumentKey): string {
  if (isAlbum(key)) return `albums/${readAlbumId(key)}.json`;
  return isSection(key) ? `home/${key}.json` : `${key}.json`;
}

export function listDocumentKeys({ albums }: Pick<Content, 'albums'>): DocumentKey[] {
  return [...fixedDocumentKeys, ...albums.map(({ entry }) => albumKey(String(entry[defaultLanguage]?.id)))];
}

/** The current document; empty for an album that the content does not have. */
export function readDocument(key: DocumentKey, { home, activities, albums, ...singletons }: Content): Tree {
  if (isAlbum(key)) {
    const album = albums.find(({ entry }) => entry[defaultLanguage]?.id === readAlbumId(key));
    return toTree(albumFields, album?.entry ?? {});
  }
  const loaded = isSection(key) ? home[key] : singletons[key];
  const tree = toTree(fieldsOf(key), loaded.entry);
  if (key !== 'activities') return tree;
  return { ...tree, activities: activities.map(({ slug, entry }) => ({ id: slug, ...toTree(activityFields, entry) })) };
}

/** A new album, with its id and today as its first day. */
export function startAlbum(key: AlbumKey, today: Date): Tree {
  return { id: readAlbumId(key), start: isoDay(today) };
}

/** The activities in a tree or half of the document `activities`; none in another document. */
export function activitiesIn(values: Record<string, unknown> = {}): Record<string, unknown>[] {
  return asList(values.activities) as Record<string, unknown>[];
}
