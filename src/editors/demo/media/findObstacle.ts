import type { Tree } from '../../../content/documents/bilingual';
import { maxMedia, pickMedia, weighMedia } from '../../../content/documents/handOver';
import type { DraftMedia, DraftMediaFile } from '../drafts/drafts';

/**
 * Why a photo, or a picture and its video, does not join a draft: the draft has the same bytes already, maybe from a copy with
 * another name, or no file of changes would hold them.
 */
export function findObstacle(
  added: readonly DraftMediaFile[],
  { entry, media }: { entry: Tree; media: DraftMedia },
): 'known' | 'full' | undefined {
  // Two videos may begin with the same picture.
  const main = added[added.length - 1];
  if (main && pickMedia(entry, media).some(([, { bytes }]) => isEqual(bytes, main.bytes))) return 'known';
  const bytes = added.reduce((sum, file) => sum + file.bytes.length, weighMedia(entry, media));
  return bytes > maxMedia ? 'full' : undefined;
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
