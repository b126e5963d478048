import { isMediaOfType } from '../fields/media';
import type { Content } from '../model';

/** The photos and videos below `content/uploads` that no entry names. They weigh in the repository, and nobody sees them. */
export function findUnusedUploads({ uploads, labels: _labels, labelFiles: _files, ...entries }: Content): string[] {
  const texts = JSON.stringify(entries);
  const isMedia = (src: string) => (['photo', 'video', 'document'] as const).some((type) => isMediaOfType(src, type));
  // With its quotes: photo-1.jpg is not used because photo-1.jpg.webp is.
  return uploads.filter((src) => isMedia(src) && !texts.includes(JSON.stringify(src)));
}
