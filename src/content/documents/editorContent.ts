import { defaultLanguage, languages } from '../../i18n/languages';
import { albumFields } from '../collections';
import { measureCoverage } from '../coverage';
import { pictureOf } from '../fields/media';
import { type Entry, localize } from '../localize';
import type { Album, Content, Site } from '../model';
import { siteFields } from '../singletons';
import { activitiesIn, albumKey, type DocumentKey, listFiles, type PartKey, partKeys, readDocument } from './documents';
import { listShownFiles } from './shownFiles';

/** What the editor of one document starts from. */
export type EditorContent = {
  entry: Entry;
  site: Site;
  /** The files that its fields may name, as `/uploads/…`. */
  uploads: string[];
  /** The titles of the activities that an album may show, by their slugs. */
  activities: Record<string, string>;
  /** Where other documents show its photos and videos. */
  shownElsewhere: ReturnType<typeof listShownFiles>;
};

/** A document of which there are many, as the dashboard lists it. */
export type AlbumSummary = {
  id: string;
  name: string;
  place: string;
  start: string;
  cover: string | undefined;
  /** The number of texts without a translation. */
  missing: number;
};

export type DashboardContent = {
  entries: Record<PartKey, Entry>;
  albums: AlbumSummary[];
  /** The files that every document may name. */
  uploads: string[];
};

/** The key of the content for a new album, whose entry is empty. */
export const newAlbum = 'album';

/** The content of every editor, by its document. Each has only what it needs, because ten years bring thousands of photos. */
export function listEditorContents(content: Content): { key: DocumentKey | typeof newAlbum; content: EditorContent }[] {
  const site = localize(siteFields, content.site.entry, defaultLanguage);
  const french = activitiesIn(readDocument('activities', content), defaultLanguage);
  const activities = Object.fromEntries(french.map(({ id, title }) => [String(id), String(title)]));
  const shared = new Set(listSharedFiles(content));
  const documents = listKeys(content).map((key) => ({ key, entry: readDocument(key, content) }));
  const shown = documents.flatMap(({ key, entry }) => listShownFiles(key, entry));
  const describe = (key: DocumentKey | typeof newAlbum, entry: Entry): EditorContent => {
    const own = new Set(listFiles(entry));
    return {
      entry,
      site,
      uploads: content.uploads.filter((src) => shared.has(src) || own.has(src)),
      activities,
      shownElsewhere: shown.filter(([src, place]) => own.has(src) && place.key !== key),
    };
  };
  return [...documents, { key: newAlbum, entry: {} } as const].map(({ key, entry }) => ({
    key,
    content: describe(key, entry),
  }));
}

export function describeDashboard(content: Content): DashboardContent {
  const entries = Object.fromEntries(partKeys.map((key) => [key, readDocument(key, content)]));
  return {
    entries: entries as Record<PartKey, Entry>,
    albums: content.albums.map(({ entry }) => summarizeAlbum(entry)),
    uploads: listSharedFiles(content),
  };
}

/** The files outside of albums, and the albums' covers. */
function listSharedFiles({ uploads, albums }: Content): string[] {
  const inAlbums = new Set(albums.flatMap(({ entry }) => listFiles(entry)));
  const covers = new Set(albums.flatMap(({ entry }) => readCover(entry) ?? []));
  return uploads.filter((src) => !inAlbums.has(src) || covers.has(src));
}

function listKeys({ albums }: Content): DocumentKey[] {
  return [...partKeys, ...albums.map(({ entry }) => albumKey(String(entry[defaultLanguage]?.id)))];
}

function summarizeAlbum(entry: Entry): AlbumSummary {
  const { id, name, place, start } = entry[defaultLanguage] as Album;
  const translations = languages.filter((language) => language !== defaultLanguage);
  const missing = translations.map((language) => measureCoverage(albumFields, entry, language).missing.length);
  return { id, name, place, start, cover: readCover(entry), missing: missing.reduce((sum, count) => sum + count, 0) };
}

function readCover(entry: Entry): string | undefined {
  const [first] = (entry[defaultLanguage] as Album).media;
  return first && pictureOf(first);
}
