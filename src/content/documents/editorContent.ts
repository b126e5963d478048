import { defaultLanguage } from '../../shared/i18n/languages';
import { asRecord, isBlank } from '../../shared/unknownValues';
import type { Fields } from '../fields/fields';
import { pictureOf } from '../fields/media';
import { nameField, splitPath } from '../fields/nameField';
import { listLeaves } from '../fields/walkFields';
import { albumFields } from '../model/collections';
import { listUploadPaths } from '../model/entries';
import type { Album, Content, Entry, Site } from '../model/model';
import { siteFields } from '../model/singletons';
import { localize } from '../present/localize';
import { type Tree, toHalves, toTree } from './bilingual';
import {
  type DocumentKey,
  type FixedDocumentKey,
  fieldsOf,
  fixedDocumentKeys,
  listDocumentKeys,
  readDocument,
} from './documents';
import { readAt } from './editDocument';
import { countToReview } from './findReviewNotes';

/** A document, with the parts of the content that its form needs. */
export type EditorContent = {
  current: Tree;
  site: Site;
  /** The files that the document's fields may name, as `/uploads/…`. */
  uploads: string[];
  /** French descriptions of the uploads, by path. */
  descriptions: Record<string, string>;
  /** The titles of the activities that an album can show, by slug. */
  activities: Record<string, string>;
  /** The appearances of this document's photos and videos in other documents. */
  shownElsewhere: ReturnType<typeof listAppearances>;
};

/**
 * Lists the editor's content for each document, and for a new album, whose key is `album`. A document gets only the
 * uploads that it may show, because ten years bring thousands of photos.
 */
export function listEditorContents(content: Content): { key: DocumentKey | 'album'; content: EditorContent }[] {
  const site = localize(siteFields, content.site.entry, defaultLanguage);
  const titles = content.activities.map(({ slug, entry }) => [slug, String(entry[defaultLanguage]?.title)]);
  const activities = Object.fromEntries(titles);
  const documents = listDocumentKeys(content).map((key) => ({ key, current: readDocument(key, content) }));
  const shown = documents.flatMap(({ key, current }) => listAppearances(key, current));
  const descriptions = documents.flatMap(({ key, current }) =>
    Object.entries(listDescriptions(fieldsOf(key), current)),
  );
  const common = listCommonUploads(content);
  return [...documents, { key: 'album', current: {} } as const].map(({ key, current }) => {
    const shownHere = new Set(listUploadPaths(current));
    const offered = new Set([...common, ...shownHere]);
    return {
      key,
      content: {
        current,
        site,
        uploads: content.uploads.filter((src) => offered.has(src)),
        descriptions: Object.fromEntries(descriptions.filter(([src]) => offered.has(src))),
        activities,
        shownElsewhere: shown.filter(([src, appearance]) => shownHere.has(src) && appearance.key !== key),
      },
    };
  });
}

/** A place of a file in a document. `name`: the document's name, if it has one; `field`: « Activité 1 › Image ». */
export type Appearance = { key: DocumentKey; name: unknown; field: string };

/** The photos, videos and PDFs that a document shows, each with its appearance. */
export function listAppearances(key: DocumentKey, tree: Tree): [src: string, appearance: Appearance][] {
  return listLeaves(fieldsOf(key), tree).flatMap(({ field, path, value: src }): [string, Appearance][] =>
    field.kind === 'media' && field.shared && typeof src === 'string' && src.startsWith('/')
      ? [[src, { key, name: tree.name, field: nameField(fieldsOf(key), path, tree) }]]
      : [],
  );
}

/** Describes each file of a document, by `src`: its description or caption, else the title or name beside it. */
export function listDescriptions(fields: Fields, tree: Tree): Record<string, string> {
  const { [defaultLanguage]: french = {} } = toHalves(fields, tree);
  const descriptions: Record<string, string> = {};
  for (const { field, path, value: src } of listLeaves(fields, french)) {
    if (field.kind !== 'media' || isBlank(src)) continue;
    const around = asRecord(readAt(french, splitPath(path).slice(0, -1)));
    const words = [field.describedBy ?? '', 'caption', 'title', 'name'].map((name) => around[name]);
    const description = words.find((word) => !isBlank(word));
    if (description) descriptions[String(src)] = String(description);
  }
  return descriptions;
}

export type DashboardContent = ReturnType<typeof summarizeDashboard>;

/** The dashboard's content: only summaries of the albums, because ten years bring thousands of captions. */
export function summarizeDashboard(content: Content) {
  const documents = Object.fromEntries(fixedDocumentKeys.map((key) => [key, readDocument(key, content)]));
  return {
    documents: documents as Record<FixedDocumentKey, Tree>,
    albums: content.albums.map(({ entry }) => summarizeAlbum(entry)),
    uploads: listCommonUploads(content),
  };
}

/** The uploads that every document may name: the uploads outside of albums, and each album's cover. */
function listCommonUploads({ uploads, albums }: Content): string[] {
  const inAlbums = new Set(albums.flatMap(({ entry }) => listUploadPaths(entry)));
  const covers = new Set(albums.flatMap(({ entry }) => readCover(entry) ?? []));
  return uploads.filter((src) => !inAlbums.has(src) || covers.has(src));
}

export type AlbumSummary = ReturnType<typeof summarizeAlbum>;

function summarizeAlbum(entry: Entry) {
  const { id, name, place, start } = entry[defaultLanguage] as Album;
  const toReview = countToReview(albumFields, toTree(albumFields, entry));
  return { id, name, place, start, cover: readCover(entry), toReview };
}

function readCover(entry: Entry): string | undefined {
  const [first] = (entry[defaultLanguage] as Album).media;
  return first && pictureOf(first);
}
