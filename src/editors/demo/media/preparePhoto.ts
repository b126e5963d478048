import { findPictureFault, mayLackEnd, type PictureFault } from '../../../shared/media/inspectMedia';
import { tokens } from '../../../shared/theme/tokens';
import type { DraftMediaFile } from '../drafts/drafts';

/** The longest side of a photo in pixels: the build makes no wider file. A panorama may be longer (see `fit`). */
export const maxSide = 1600;
export const maxPhotoBytes = 350_000;

export type PhotoFault = PictureFault | 'empty' | 'unreadable' | 'unusable';

/**
 * Makes an upright JPEG of at most `maxSide` pixels (more for panoramas: see `fit`) and `maxPhotoBytes` from a phone's
 * photo. A canvas drops the metadata, such as camera and place.
 */
export async function preparePhoto(file: Blob): Promise<DraftMediaFile | { fault: PhotoFault }> {
  if (file.size === 0) return { fault: 'empty' };
  const data = await file.arrayBuffer().catch(() => undefined);
  // Android may refuse to read a file minutes after it was chosen, so the photo is read only once.
  if (!data) return { fault: 'unreadable' };
  const bytes = new Uint8Array(data);
  const fault = findPictureFault(bytes);
  const lacksEnd = fault === 'cutShort' && mayLackEnd(bytes);
  if (fault && fault !== 'heic' && fault !== 'notPicture' && !lacksEnd) return { fault };
  const image = await openPhoto(new Blob(lacksEnd ? [data, endOfJpeg] : [data], { type: file.type }));
  // Safari decodes HEIC; most other browsers do not.
  if (!image) return { fault: fault ?? 'unusable' };
  if (lacksEnd && hasFlatCorner(image)) return { fault: 'cutShort' };
  const canvas = document.createElement('canvas');
  try {
    for (let side = maxSide; side > 100; side *= 0.8) {
      if (!draw(image, canvas, side)) return { fault: 'unusable' };
      // Few qualities, because encoding is slow: a photo that is still too large gets fewer pixels.
      for (const quality of [0.82, 0.65]) {
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
        if (!blob) return { fault: 'unusable' };
        if (blob.size <= maxPhotoBytes) return { bytes: new Uint8Array(await blob.arrayBuffer()) };
      }
    }
    return { fault: 'unusable' };
  } finally {
    // Freed at once: forty photos would fill a phone's memory before the garbage collector runs.
    if ('close' in image) image.close();
    canvas.width = 0;
  }
}

const endOfJpeg = Uint8Array.of(0xff, 0xd9);

/**
 * Whether a corner has a single colour, with which decoders fill the missing part of a photo. That part may be at any
 * corner, because the photo was turned upright.
 */
function hasFlatCorner(image: ImageBitmap | HTMLImageElement): boolean {
  return [0, 4 - image.width].some((x) =>
    [0, 4 - image.height].some((y) => {
      const context = Object.assign(document.createElement('canvas'), { width: 4, height: 4 }).getContext('2d');
      context?.drawImage(image, x, y);
      const pixels = context?.getImageData(0, 0, 4, 4).data;
      return pixels?.every((value, index) => value === pixels[index % 4]);
    }),
  );
}

/** The picture of a photo's bytes, upright; undefined if the browser cannot read it. */
async function openPhoto(file: Blob): Promise<ImageBitmap | HTMLImageElement | undefined> {
  try {
    if (await turnsBitmaps()) return await shrink(await createImageBitmap(file));
    const image = new Image();
    image.src = URL.createObjectURL(file);
    await image.decode().finally(() => URL.revokeObjectURL(image.src));
    return image;
  } catch {
    return undefined;
  }
}

/** The bitmap, reduced to the size that `fit` gives. Closes the original, because encoding needs its memory. */
async function shrink(original: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = fit(original, maxSide);
  try {
    return await createImageBitmap(original, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  } finally {
    original.close();
  }
}

/** The long side is at most `side`, except for panoramas, whose short side would be under 40 % of `side`. */
function fit({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, Math.max(side / Math.max(width, height), (0.4 * side) / Math.min(width, height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A JPEG of 2 × 1 pixels whose metadata rotates it by a quarter turn. */
const rotatedPhoto =
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z';

/** Whether `createImageBitmap` turns photos upright. An `<img>` does, but browsers free its memory late. */
async function turnsBitmaps(): Promise<boolean> {
  const photo = new Blob([Uint8Array.from(atob(rotatedPhoto), (character) => character.charCodeAt(0))]);
  const bitmap = await createImageBitmap(photo).catch(() => undefined);
  return bitmap?.height === 2;
}

function draw(image: ImageBitmap | HTMLImageElement, canvas: HTMLCanvasElement, side: number): boolean {
  // `width` and `height` are the natural size, because the image is not in the page.
  const { width, height } = fit(image, side);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  // iOS returns no context when its canvas memory is used up.
  if (!context) return false;
  // JPEG has no transparency: transparent pixels would become black.
  context.fillStyle = tokens['--color-paper'];
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return true;
}
