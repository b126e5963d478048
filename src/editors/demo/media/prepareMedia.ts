import { readMediaFormat } from '../../../media/readMedia';
import type { DraftMediaFile } from '../drafts/drafts';
import { type PhotoFault, preparePhoto } from './preparePhoto';
import { prepareVideo, type VideoFault } from './prepareVideo';

export type MediaFault = PhotoFault | VideoFault | 'notLoaded';

/** A photo, or a video with the picture to show before it plays. */
export async function prepareMedia(
  file: File,
): Promise<{ photo: DraftMediaFile; video?: DraftMediaFile } | { fault: MediaFault }> {
  const head = await file
    .slice(0, 64)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  if (readMediaFormat(new Uint8Array(head)) === 'video') {
    const result = await prepareVideo(file);
    return 'fault' in result ? result : { photo: result.poster, video: result.video };
  }
  const photo = await preparePhoto(file);
  return 'fault' in photo ? photo : { photo };
}
