import { strFromU8, unzipSync } from 'fflate';
import type { ContentFile } from '../content/documents';
import { defaultLanguage } from '../i18n/languages';

/** The content files in a file: itself, or what is in a zip. Undefined for a zip that cannot be read. */
export async function readFiles(file: File): Promise<ContentFile[] | undefined> {
  if (!file.name.toLowerCase().endsWith('.zip')) return [{ path: file.name, text: await file.text() }];
  try {
    return Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())))
      .filter(([path]) => isContent(path))
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

/** Not the folders, nor what macOS adds to a zip. */
function isContent(path: string): boolean {
  return !path.endsWith('/') && !path.startsWith('__MACOSX/') && !readFileName(path).startsWith('.');
}

export function readFileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}
