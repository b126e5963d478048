import { strFromU8, strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import type { ContentFile } from '../../content/documents';
import { defaultLanguage } from '../../i18n/languages';

/** The content files in a file: itself, or what is in a zip. Undefined for a zip that cannot be read, or is too large. */
export async function readFiles(file: File): Promise<ContentFile[] | undefined> {
  if (!file.name.toLowerCase().endsWith('.zip')) return [{ path: file.name, text: await file.text() }];
  try {
    const content = unzipSync(new Uint8Array(await file.arrayBuffer()), { filter: chooseContent() });
    return Object.entries(content)
      .map(([path, content]) => ({ path, text: strFromU8(content) }))
      .sort((a, b) => rank(a) - rank(b));
  } catch {
    return undefined;
  }
}

/** A translation is matched with the French it belongs to, which must be there before. */
function rank({ path }: ContentFile): number {
  return path.endsWith(`.${defaultLanguage}.md`) ? 0 : 1;
}

/** In bytes, unpacked. All content has under 50 KB; a small zip can unpack to more than a phone's memory. */
const largestContent = 1_000_000;

/**
 * A filter for the files of one zip: it skips folders and what macOS adds.
 * @throws as soon as the files add up to more than `largestContent`
 */
function chooseContent() {
  let size = 0;
  return ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (name.endsWith('/') || name.startsWith('__MACOSX/') || readFileName(name).startsWith('.')) return false;
    size += originalSize;
    if (size > largestContent) throw new Error(`${name} is too large for content`);
    return true;
  };
}

export function readFileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

/** Hands the files to the browser as a download: one as it is, several in a zip laid out as the content folder. */
export function download(files: readonly ContentFile[], archiveName: string): void {
  const [only] = files;
  if (files.length === 1 && only) {
    offer(readFileName(only.path), new Blob([only.text], { type: 'application/json' }));
    return;
  }
  const archive = zipSync(Object.fromEntries(files.map(({ path, text }) => [`content/${path}`, strToU8(text)])));
  offer(archiveName, new Blob([archive.slice().buffer], { type: 'application/zip' }));
}

function offer(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
