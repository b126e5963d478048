import { hasVideoLocation, isHevc, readMediaFormat } from '../../../shared/media/inspectMedia';
import type { DraftMediaFile } from '../drafts/drafts';
import { type PhotoFault, preparePhoto } from './preparePhoto';

/** The maximum size of a video: larger ones exceed the memory of a phone, and the size limit of a message. */
const maxVideoBytes = 16_000_000;

/** In milliseconds, long enough for a slow phone. Some browsers fire no event for a file that they cannot play. */
const maxWaitMilliseconds = 20_000;

/** Why a file cannot become a video of the site. */
type VideoFault = 'notMp4' | 'hevc' | 'located' | 'tooHeavy' | 'unplayable';

export type MediaFault = PhotoFault | VideoFault;

/** A photo, or a video with its poster. */
export type PreparedMedia = { photo: DraftMediaFile; video?: DraftMediaFile };

/** @param type the only accepted type */
export async function prepareMedia(file: File, type?: 'photo'): Promise<PreparedMedia | { fault: MediaFault }> {
  const head = await file
    .slice(0, 64)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  if (type !== 'photo' && readMediaFormat(new Uint8Array(head)) === 'video') return prepareVideo(file);
  const photo = await preparePhoto(file);
  return 'fault' in photo ? photo : { photo };
}

/** Checks a video and takes a frame as its poster. Browsers cannot compress videos. */
export async function prepareVideo(file: File): Promise<PreparedMedia | { fault: VideoFault }> {
  if (file.size > maxVideoBytes) return { fault: 'tooHeavy' };
  const data = await file.arrayBuffer().catch(() => undefined);
  if (!data) return { fault: 'unplayable' };
  const bytes = new Uint8Array(data);
  const isMp4 = readMediaFormat(bytes) === 'video' && String.fromCharCode(...bytes.subarray(4, 8)) === 'ftyp';
  if (!isMp4) return { fault: 'notMp4' };
  if (isHevc(bytes)) return { fault: 'hevc' };
  if (hasVideoLocation(bytes)) return { fault: 'located' };
  const picture = await takePicture(file);
  const photo = picture && (await preparePhoto(picture));
  if (!photo || 'fault' in photo) return { fault: 'unplayable' };
  return { photo, video: { bytes, originalBytes: file.size } };
}

/** The frame one second into the video, or in its middle if it is shorter. */
async function takePicture(file: File): Promise<Blob | undefined> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.src = URL.createObjectURL(file);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const when = (event: string) =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(event, () => resolve(), { once: true });
      video.addEventListener('error', reject, { once: true });
      clearTimeout(timer);
      timer = setTimeout(reject, maxWaitMilliseconds);
    });
  try {
    await when('loadeddata');
    const moved = when('seeked');
    video.currentTime = Math.min(1, video.duration / 2);
    await moved;
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))) ?? undefined;
  } catch {
    // The browser does not support the codec, or the file is damaged.
    return undefined;
  } finally {
    clearTimeout(timer);
    URL.revokeObjectURL(video.src);
  }
}
