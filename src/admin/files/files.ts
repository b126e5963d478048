import { strFromU8, strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { type ContentFile, type DocumentKey, writeDocument } from '../../content/documents';
import type { Entry } from '../../content/localize';
import { defaultLanguage } from '../../i18n/languages';

/** The content files of an upload: itself, or those in a zip. Undefined for a zip that is unreadable or too large. */
export async function readFiles(file: File): Promise<ContentFile[] | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The signature, because phones rename files.
  if (strFromU8(bytes.subarray(0, 2)) !== 'PK') return [{ path: file.name, text: strFromU8(bytes) }];
  try {
    const content = unzipSync(bytes, { filter: createContentFilter() });
    const files = Object.entries(content).map(([path, content]) => ({ path, text: strFromU8(content) }));
    // French files come first: translations are matched with them.
    const isFrench = ({ path }: ContentFile) => Number(path.endsWith(`.${defaultLanguage}.md`));
    return files.sort((a, b) => isFrench(b) - isFrench(a));
  } catch {
    return undefined;
  }
}

/** Unpacked size limit in bytes. All content is under 50 KB; a small zip can unpack to more than a phone's memory. */
const maxContentBytes = 1_000_000;

/** A filter for one zip; skips folders and macOS metadata. @throws when files exceed `maxContentBytes` together */
function createContentFilter() {
  let size = 0;
  return ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (name.endsWith('/') || name.startsWith('__MACOSX/') || readFileName(name).startsWith('.')) return false;
    size += originalSize;
    if (size > maxContentBytes) throw new Error(`${name} is too large for content`);
    return true;
  };
}

export function readFileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

/** Downloads a document: one file as it is, several as a zip with the layout of the content folder. */
export function downloadDocument(key: DocumentKey, entry: Entry): void {
  const files = writeDocument(key, entry);
  const [only] = files;
  if (files.length === 1 && only) {
    downloadBlob(readFileName(only.path), new Blob([only.text], { type: 'application/json' }));
    return;
  }
  const archive = zipSync(Object.fromEntries(files.map(({ path, text }) => [`content/${path}`, strToU8(text)])));
  downloadBlob(`${key}.zip`, new Blob([archive.slice().buffer], { type: 'application/zip' }));
}

function downloadBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the URL in a later task.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
