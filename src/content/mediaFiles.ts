import type { FolderReason } from './problems';

/** What a media file is by its first bytes, whatever its name says. */
export type MediaFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'svg' | 'video';

export type PictureFault = Extract<FolderReason, 'heic' | 'svg' | 'video' | 'notPicture' | 'cutShort'>;

export function readMediaFormat(file: Uint8Array): MediaFormat | undefined {
  const head = readLatin(file, 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp';
  if (/^.{4}ftyp(hei|hev|mif1|msf1)/s.test(head)) return 'heic';
  if (/^.{4}ftyp(?!avi)|^.{4}(moov|mdat|wide|free)|^RIFF.{4}AVI /s.test(head)) return 'video';
  if (head.startsWith('\x1aE\xdf\xa3')) return 'video';
  const text = readLatin(file, 0, 2000);
  return /^\W*<(\?xml|!--|!doctype|svg)/i.test(text) && /<svg\b/i.test(text) ? 'svg' : undefined;
}

/** Checks only the beginning and the end of a picture file: decoding all pictures at each check would take seconds. */
export function findPictureFault(file: Uint8Array): PictureFault | undefined {
  const format = readMediaFormat(file);
  switch (format) {
    case 'jpeg':
      return includes(file, endOfImage, findScan(file)) ? undefined : 'cutShort';
    case 'png':
      return includes(file, 'IEND') ? undefined : 'cutShort';
    case 'webp':
      return file.length >= viewOf(file).getUint32(4, true) + 8 ? undefined : 'cutShort';
    default:
      return format ?? 'notPicture';
  }
}

const startOfScan = 0xda;
const endOfImage = '\xff\xd9';
const exifSegment = 0xe1;

/** The offset of a JPEG's image data. The segments before it may hold a thumbnail with its own end marker. */
function findScan(file: Uint8Array, visit?: (segment: Uint8Array) => void): number {
  const view = viewOf(file);
  let offset = 2;
  while (offset + 4 <= file.length && file[offset + 1] !== startOfScan) {
    const end = offset + 2 + view.getUint16(offset + 2);
    if (file[offset + 1] === exifSegment) visit?.(file.subarray(offset + 4, end));
    offset = end;
  }
  return offset;
}

const gpsTag = 0x8825;

/** Whether a JPEG's EXIF data says where it was taken. */
export function hasPhotoLocation(file: Uint8Array): boolean {
  let isLocated = false;
  if (readMediaFormat(file) !== 'jpeg') return false;
  findScan(file, (segment) => {
    // TIFF: byte order, then the offset of the first directory, whose entries have 12 bytes.
    if (readLatin(segment, 0, 4) !== 'Exif' || segment.length < 14) return;
    const tiff = viewOf(segment.subarray(6));
    const isLittle = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, isLittle);
    if (directory + 2 > tiff.byteLength) return;
    for (let left = tiff.getUint16(directory, isLittle), entry = directory + 2; left > 0; left--, entry += 12) {
      if (entry + 12 <= tiff.byteLength && tiff.getUint16(entry, isLittle) === gpsTag) isLocated = true;
    }
  });
  return isLocated;
}

/** Whether an MP4 file's index (moov) precedes its media data, so that it plays while it downloads. */
export function hasFastStart(file: Uint8Array): boolean {
  const index = findBox(file, 'moov');
  return index !== undefined && index.start < (findBox(file, 'mdat')?.start ?? 0);
}

/** The names under which phones (Android, Apple, the 3GPP standard) write where a video was filmed. */
const locationNames = ['\xa9xyz', 'com.apple.quicktime.location.ISO6709', 'loci'];

/** Whether an MP4 file's metadata says where it was filmed. Media data may hold the names by chance. */
export function hasVideoLocation(file: Uint8Array): boolean {
  return ['moov', 'meta', 'udta'].some((type) => {
    const box = findBox(file, type);
    return box && locationNames.some((name) => includes(file.subarray(box.start, box.end), name));
  });
}

/** A top-level box of an MP4 file. */
function findBox(file: Uint8Array, type: string): { start: number; end: number } | undefined {
  const view = viewOf(file);
  for (let start = 0; start + 8 <= file.length; ) {
    const size = view.getUint32(start);
    // Size 1 means that the size follows in 8 bytes, 0 a box that extends to the end.
    const isLarge = size === 1 && start + 16 <= file.length;
    const end = isLarge ? start + Number(view.getBigUint64(start + 8)) : size === 0 ? file.length : start + size;
    if (readLatin(file, start + 4, start + 8) === type) return { start, end };
    if (end < start + 8) return undefined;
    start = end;
  }
  return undefined;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function readLatin(file: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...file.subarray(start, end));
}

function includes(file: Uint8Array, text: string, from = 0): boolean {
  const first = text.charCodeAt(0);
  for (let at = file.indexOf(first, from); at >= 0; at = file.indexOf(first, at + 1)) {
    if (readLatin(file, at, at + text.length) === text) return true;
  }
  return false;
}
