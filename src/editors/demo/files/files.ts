import { strFromU8, strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import type { Entry } from '../../../content/localize';
import { defaultLanguage } from '../../../i18n/languages';
import { type ContentFile, type DocumentKey, writeDocument } from '../documents';
import type { DraftPhoto, DraftPhotos } from '../drafts/drafts';

/** The content files of an upload, and its photos by their paths in entries. */
type Upload = { files: ContentFile[]; photos: DraftPhotos };

/** A zip of the editor is far lighter; a video chosen by mistake would fill a phone's memory. */
const maxFileBytes = 20_000_000;

/** Unpacked size limit in bytes. All content is under 50 KB; a small zip can unpack to more than a phone's memory. */
const maxContentBytes = 1_000_000;

/** Photos of drafts are far smaller: a zip with a larger one was made by other means. */
const maxPhotoBytes = 2_000_000;

/** A photo of a draft in a zip. */
const photoPath = /(?:^|\/)content(\/uploads\/[\w/-]+\.jpg)$/;

/** Reads a content file, or a zip that `downloadDocument` wrote. Undefined when it is unreadable or too large. */
export async function readUpload(file: File): Promise<Upload | undefined> {
  if (file.size > maxFileBytes) return undefined;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // By its signature, because phones rename files.
    const isZip = strFromU8(bytes.subarray(0, 2)) === 'PK';
    if (!isZip) return { files: [{ path: file.name, text: strFromU8(bytes) }], photos: {} };
    const files: ContentFile[] = [];
    const photos: Record<string, DraftPhoto> = {};
    for (const [path, data] of Object.entries(unzipSync(bytes, { filter: createFilter() }))) {
      const src = photoPath.exec(path)?.[1];
      if (src) photos[src] = { bytes: data.slice(), originalBytes: data.length };
      else files.push({ path, text: strFromU8(data) });
    }
    // French files come first: translations are matched with them.
    const rank = ({ path }: ContentFile) => (path.endsWith(`.${defaultLanguage}.md`) ? 0 : 1);
    return { files: files.sort((a, b) => rank(a) - rank(b)), photos };
  } catch {
    return undefined;
  }
}

/** A filter for one zip; skips folders and macOS metadata. @throws when texts or photos exceed their limit together */
function createFilter() {
  let size = 0;
  let photoSize = 0;
  return ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (name.endsWith('/') || name.startsWith('__MACOSX/') || readFileName(name).startsWith('.')) return false;
    const isPhoto = photoPath.test(name);
    if (isPhoto && originalSize > maxPhotoBytes) return false;
    if (isPhoto) photoSize += originalSize;
    else size += originalSize;
    if (size > maxContentBytes || photoSize > maxFileBytes) throw new Error(`${name} unpacks to too much`);
    return true;
  };
}

export function readFileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

/** Downloads a document: one file as it is, several or new photos as a zip with the layout of the content folder. */
export function downloadDocument(key: DocumentKey, entry: Entry, draftPhotos: DraftPhotos): void {
  const files = writeDocument(key, entry);
  const photos = pickPhotos(entry, draftPhotos);
  const [only, ...others] = files;
  if (only && others.length + photos.length === 0) {
    downloadBlob(readFileName(only.path), new Blob([only.text], { type: 'application/json' }));
    return;
  }
  const texts = files.map(({ path, text }) => [`content/${path}`, strToU8(text)] as const);
  const pictures = photos.map(([src, { bytes }]) => [`content${src}`, bytes] as const);
  const archive = zipSync(Object.fromEntries([...texts, ...pictures]));
  downloadBlob(`${key}.zip`, new Blob([archive], { type: 'application/zip' }));
}

/** The photos that the entry references. */
export function pickPhotos(entry: Entry, photos: DraftPhotos): [src: string, DraftPhoto][] {
  const text = JSON.stringify(entry);
  return Object.entries(photos).filter(([src]) => text.includes(JSON.stringify(src)));
}

export function downloadBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Safari on iOS reads the URL once the user has confirmed the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 40_000);
}
