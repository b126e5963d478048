import { findPictureFault, type PictureFault, readTakenAt } from '../../../content/mediaFiles';
import type { DraftPhoto } from '../drafts/drafts';

/** Enough for the widest picture that the build makes, at every width of screen. */
export const maxSide = 1600;
export const maxBytes = 350 * 1024;

const qualities = [0.82, 0.72, 0.62, 0.5];

/** Why a file cannot become a photo of the site. */
export type PhotoFault = PictureFault | 'tooLarge';

/**
 * Makes a JPEG of at most `maxSide` pixels and `maxBytes` from what a phone offers: upright, and without the data of the
 * camera and the place, which a canvas does not keep.
 */
export async function preparePhoto(file: Blob): Promise<DraftPhoto | { fault: PhotoFault }> {
  const data = await file.arrayBuffer().catch(() => undefined);
  // The file is in a cloud or on a card that is out of reach.
  if (!data) return { fault: 'cutShort' };
  const original = new Uint8Array(data);
  const fault = findPictureFault(original);
  if (fault === 'cutShort' || fault === 'svg' || fault === 'video') return { fault };
  // An <img> turns the photo upright in browsers whose createImageBitmap does not.
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } catch {
    // Safari decodes HEIC; other browsers do not.
    return { fault: fault ?? 'tooLarge' };
  } finally {
    URL.revokeObjectURL(image.src);
  }
  for (let side = maxSide; side > 100; side *= 0.8) {
    const canvas = draw(image, side);
    if (!canvas) return { fault: 'tooLarge' };
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (!blob) return { fault: 'tooLarge' };
      if (blob.size > maxBytes) continue;
      const takenAt = readTakenAt(original);
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return { bytes, originalBytes: file.size, ...(takenAt && { takenAt }) };
    }
  }
  return { fault: 'tooLarge' };
}

function draw(image: HTMLImageElement, side: number): HTMLCanvasElement | undefined {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  // iOS has no memory left for canvases.
  if (!context) return undefined;
  // JPEG has no transparency, which would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
