import { defaultLanguage } from '../../shared/i18n/languages';
import { asRecord, isBlank } from '../../shared/unknownValues';
import type { Fields } from '../fields/fields';
import { pictureOf } from '../fields/media';
import { nameField, splitPath } from '../fields/nameField';
import { listLeaves } from '../fields/walkFields';
import { albumFields } from '../model/collections';
import { listFiles } from '../model/entries';
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

/** What the build gives the editor for one document. */
export type EditorContent = {
  /** The document as it is in the content files. */
  current: Tree;
  site: Site;
  /** The files that the document's fields may name, as `/uploads/…`. */
  uploads: string[];
  /** What the uploads show, in French, where a text says so. */
  descriptions: Record<string, string>;
  /** The titles of the activities that an album can show, by slug. */
  activities: Record<string, string>;
  /** Where other documents show this document's photos and videos. */
  shownElsewhere: ReturnType<typeof listShownFiles>;
};

/**
 * What the editor gets for each document, and for a new album, whose key is `album`. It gets only the files that the
 * document may show, because ten years bring thousands of photos.
 */
export function listEditorContents(content: Content): { key: DocumentKey | 'album'; content: EditorContent }[] {
  const site = localize(siteFields, content.site.entry, defaultLanguage);
  const titles = content.activities.map(({ slug, entry }) => [slug, String(entry[defaultLanguage]?.title)]);
  const activities = Object.fromEntries(titles);
  const documents = listDocumentKeys(content).map((key) => ({ key, current: readDocument(key, content) }));
  const shown = documents.flatMap(({ key, current }) => listShownFiles(key, current));
  const descriptions = documents.flatMap(({ key, current }) =>
    Object.entries(listDescriptions(fieldsOf(key), current)),
  );
  const shared = listSharedFiles(content);
  return [...documents, { key: 'album', current: {} } as const].map(({ key, current }) => {
    const shownHere = new Set(listFiles(current));
    const offered = new Set([...shared, ...shownHere]);
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

/** Where a document shows a file. `name` is that of an album; `field` is like « Activité 1 « Le marché » › Image ». */
export type Appearance = { key: DocumentKey; name: unknown; field: string };

/** The uploads that a document shows, each with its appearance. */
export function listShownFiles(key: DocumentKey, tree: Tree): [src: string, appearance: Appearance][] {
  return listLeaves(fieldsOf(key), tree).flatMap(({ field, path, value: src }): [string, Appearance][] =>
    field.kind === 'media' && field.shared && typeof src === 'string' && src.startsWith('/')
      ? [[src, { key, name: tree.name, field: nameField(fieldsOf(key), path, tree) }]]
      : [],
  );
}

/** What the photos of a document show, by their paths: the description or caption, else the title or name beside it. */
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

export function summarizeDashboard(content: Content) {
  const documents = Object.fromEntries(fixedDocumentKeys.map((key) => [key, readDocument(key, content)]));
  return {
    documents: documents as Record<FixedDocumentKey, Tree>,
    albums: content.albums.map(({ entry }) => summarizeAlbum(entry)),
    /** The files that any document may name. */
    uploads: listSharedFiles(content),
  };
}

/** The files that no album has, and the covers of the albums. */
function listSharedFiles({ uploads, albums }: Content): string[] {
  const inAlbums = new Set(albums.flatMap(({ entry }) => listFiles(entry)));
  const covers = new Set(albums.flatMap(({ entry }) => readCover(entry) ?? []));
  return uploads.filter((src) => !inAlbums.has(src) || covers.has(src));
}

export type AlbumSummary = ReturnType<typeof summarizeAlbum>;

function summarizeAlbum(entry: Entry) {
  const { id, name, place, start } = entry[defaultLanguage] as Album;
  /** The number of texts without a translation. */
  const toReview = countToReview(albumFields, toTree(albumFields, entry));
  return { id, name, place, start, cover: readCover(entry), toReview };
}

function readCover(entry: Entry): string | undefined {
  const [first] = (entry[defaultLanguage] as Album).media;
  return first && pictureOf(first);
}
