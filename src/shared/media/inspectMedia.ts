/** What a media file is by its first bytes, whatever its name says. */
type MediaFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'svg' | 'video' | 'sound';

export type PictureFault = 'heic' | 'svg' | 'video' | 'sound' | 'notPicture' | 'cutShort';

function readMediaFormat(file: Uint8Array): MediaFormat | undefined {
  const head = readLatin(file, 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp';
  if (/^.{4}ftyp(hei|hev|mif1|msf1)/s.test(head)) return 'heic';
  // M4A, MP3 with and without tags, Ogg, AMR and WAVE.
  if (/^.{4}ftypM4A|^ID3|^\xff[\xf3\xfb]|^OggS|^#!AMR|^RIFF.{4}WAVE/s.test(head)) return 'sound';
  // MP4 and MOV (but not AVIF), AVI, Matroska and WebM.
  if (/^.{4}ftyp(?!avi)|^RIFF.{4}AVI |^.E\xdf\xa3/s.test(head)) return 'video';
  const text = readLatin(file, 0, 2000);
  return /^\W*<(\?xml|!--|!doctype|svg)/i.test(text) && /<svg\b/i.test(text) ? 'svg' : undefined;
}

/** Looks for the end of a JPEG or PNG, because Firefox decodes even half a file. Browsers refuse half a WebP. */
export function findPictureFault(file: Uint8Array): PictureFault | undefined {
  const format = readMediaFormat(file);
  if (format === 'webp') return undefined;
  if (format === 'jpeg') return includes(file, '\xff\xd9', readSegments(file).scan) ? undefined : 'cutShort';
  if (format === 'png') return includes(file, 'IEND') ? undefined : 'cutShort';
  return format ?? 'notPicture';
}

const scanMarker = 0xda;
const exifMarker = 0xe1;
const progressiveMarker = 0xc2;

/** Whether a JPEG may lack its end marker. A progressive one may not: half of it would look whole, but blurred. */
export function mayLackEnd(file: Uint8Array): boolean {
  return readMediaFormat(file) === 'jpeg' && !readSegments(file).isProgressive;
}

/**
 * Where the image data (scan) of a JPEG starts, whether it is progressive, and its EXIF data. Looking for the end
 * marker starts at the scan, because a segment before it may hold a thumbnail with an end marker of its own.
 */
function readSegments(file: Uint8Array) {
  const view = viewOf(file);
  let scan = 2;
  let isProgressive = false;
  let exif: DataView | undefined;
  while (scan + 4 <= file.length && file[scan + 1] !== scanMarker) {
    // A marker may have more than one FF before it.
    if (file[scan + 1] === 0xff) {
      scan += 1;
      continue;
    }
    const end = scan + 2 + view.getUint16(scan + 2);
    if (file[scan + 1] === progressiveMarker) isProgressive = true;
    const isExif = file[scan + 1] === exifMarker && readLatin(file, scan + 4, scan + 8) === 'Exif';
    if (isExif) exif ??= viewOf(file.subarray(scan + 10, end));
    scan = end;
  }
  return { scan, isProgressive, exif };
}

const gpsTag = 0x8825;

/** Whether a JPEG says where it was taken. EXIF data is a TIFF directory, whose entries of 12 bytes begin with a tag. */
export function hasPhotoLocation(file: Uint8Array): boolean {
  const tiff = readMediaFormat(file) === 'jpeg' ? readSegments(file).exif : undefined;
  if (!tiff) return false;
  try {
    const isLittle = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, isLittle);
    const count = tiff.getUint16(directory, isLittle);
    const entries = Array.from({ length: count }, (_, index) => directory + 2 + index * 12);
    return entries.some((entry) => tiff.getUint16(entry, isLittle) === gpsTag);
  } catch (error) {
    // An offset leads out of the file.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The recommended maximum of a video's bytes, which each play costs the visitor. */
export const heavyVideo = 400_000;

/** Whether an MP4 file's index (moov) precedes its media data, so that it plays while it downloads. */
export function hasFastStart(file: Uint8Array): boolean {
  const index = findBox(file, 'moov');
  return index !== undefined && index.start < (findBox(file, 'mdat')?.start ?? 0);
}

/** Whether an MP4 file's pictures are HEVC, which many browsers do not play. */
export function isHevc(file: Uint8Array): boolean {
  const { start, end } = findBox(file, 'moov') ?? { start: 0, end: 0 };
  return ['hvc1', 'hev1'].some((codec) => includes(file.subarray(start, end), codec));
}

/** Whether an MP4 file says where it was filmed. Its media data is not searched: it may hold such a name by chance. */
export function hasVideoLocation(file: Uint8Array): boolean {
  return ['moov', 'meta', 'udta'].some((type) => {
    const { start, end } = findBox(file, type) ?? { start: 0, end: 0 };
    // As Android, Apple and 3GPP name it.
    const names = ['\xa9xyz', 'com.apple.quicktime.location.ISO6709', 'loci'];
    return names.some((name) => includes(file.subarray(start, end), name));
  });
}

/** Finds a top-level box of an MP4 file, with its header. */
function findBox(file: Uint8Array, type: string): { start: number; end: number } | undefined {
  const view = viewOf(file);
  for (let start = 0; start + 8 <= file.length; ) {
    const size = view.getUint32(start);
    // Size 1 means that the size follows in 8 bytes; size 0, that the box extends to the end of the file.
    const isLarge = size === 1 && start + 16 <= file.length;
    const end = isLarge ? start + Number(view.getBigUint64(start + 8)) : size === 0 ? file.length : start + size;
    if (readLatin(file, start + 4, start + 8) === type) return { start, end };
    if (end < start + 8) return undefined;
    start = end;
  }
  return undefined;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

const readLatin = (file: Uint8Array, start: number, end: number) => String.fromCharCode(...file.subarray(start, end));

function includes(file: Uint8Array, text: string, from = 0): boolean {
  const first = text.charCodeAt(0);
  for (let at = file.indexOf(first, from); at >= 0; at = file.indexOf(first, at + 1)) {
    if (readLatin(file, at, at + text.length) === text) return true;
  }
  return false;
}
