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
const exifTag = 0x8769;
const takenTag = 0x9003;

/** Whether a JPEG's EXIF data says where it was taken. */
export function hasPhotoLocation(file: Uint8Array): boolean {
  return readExif(file, (tiff) => findTag(tiff, readFirstDirectory(tiff), gpsTag)) !== undefined;
}

/** When a photo was taken by the clock of its camera, from a JPEG's EXIF data: `2026-11-22T10:05:33`. */
export function readTakenAt(file: Uint8Array): string | undefined {
  return readExif(file, (tiff) => {
    const isLittle = isLittleEndian(tiff);
    const exif = findTag(tiff, readFirstDirectory(tiff), exifTag);
    const taken = exif && findTag(tiff, tiff.getUint32(exif + 8, isLittle), takenTag);
    if (!taken) return undefined;
    const start = tiff.getUint32(taken + 8, isLittle);
    const text = readLatin(new Uint8Array(tiff.buffer, tiff.byteOffset, tiff.byteLength), start, start + 19);
    const [, day, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
    return day && time && `${day.replaceAll(':', '-')}T${time}`;
  });
}

/** What `read` finds in a JPEG's EXIF data, which is laid out as a TIFF file. */
function readExif<T>(file: Uint8Array, read: (tiff: DataView) => T | undefined): T | undefined {
  let found: T | undefined;
  if (readMediaFormat(file) !== 'jpeg') return undefined;
  findScan(file, (segment) => {
    if (readLatin(segment, 0, 4) !== 'Exif' || segment.length < 14) return;
    try {
      found ??= read(viewOf(segment.subarray(6)));
    } catch (error) {
      // An offset that leads out of the file.
      if (!(error instanceof RangeError)) throw error;
    }
  });
  return found;
}

const isLittleEndian = (tiff: DataView) => tiff.getUint16(0) === 0x4949;
const readFirstDirectory = (tiff: DataView) => tiff.getUint32(4, isLittleEndian(tiff));

/** The offset of a directory's entry of 12 bytes: its tag, type, count, and value or the offset of its value. */
function findTag(tiff: DataView, directory: number, tag: number): number | undefined {
  const isLittle = isLittleEndian(tiff);
  const count = tiff.getUint16(directory, isLittle);
  const entries = Array.from({ length: count }, (_, index) => directory + 2 + index * 12);
  return entries.find((entry) => tiff.getUint16(entry, isLittle) === tag);
}

/** The recommended maximum of a video's bytes, which each play costs the visitor. */
export const heavyVideo = 400 * 1024;

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
