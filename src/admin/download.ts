import { strToU8, zipSync } from 'fflate';
import type { ContentFile } from '../content/documents';

/** Hands the files to the browser as a download: one as it is, several in a zip laid out as the content folder. */
export function download(files: readonly ContentFile[], archiveName: string): void {
  const [only] = files;
  if (files.length === 1 && only) {
    offer(only.path.split('/').at(-1) ?? only.path, new Blob([only.text], { type: 'application/json' }));
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
