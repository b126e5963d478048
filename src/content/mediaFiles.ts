import type { FolderReason } from './problems';

/** Checks only the beginning and the end of a picture file: decoding all pictures at each check would take seconds. */
export function findPictureFault(file: Buffer): Extract<FolderReason, 'notPicture' | 'cutShort'> | undefined {
  if (file.subarray(0, 3).toString('hex') === 'ffd8ff') return isWholeJpeg(file) ? undefined : 'cutShort';
  if (file.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n')
    return file.includes('IEND') ? undefined : 'cutShort';
  if (file.subarray(0, 4).toString('latin1') === 'RIFF' && file.subarray(8, 12).toString('latin1') === 'WEBP') {
    return file.length >= file.readUInt32LE(4) + 8 ? undefined : 'cutShort';
  }
  return 'notPicture';
}

const startOfScan = 0xda;
const endOfImage = Buffer.from([0xff, 0xd9]);

/** Skips the segments before the image data, because one may hold a thumbnail with its own end marker. */
function isWholeJpeg(file: Buffer): boolean {
  let segment = 2;
  while (segment + 4 <= file.length && file[segment + 1] !== startOfScan) segment += 2 + file.readUInt16BE(segment + 2);
  return file.includes(endOfImage, segment);
}

/** The recommended maximum of a video's bytes, which each play costs the visitor. */
export const heavyVideo = 400 * 1024;

/** Whether an MP4 file's index (moov) precedes its media data, so that it plays while it downloads. */
export function hasFastStart(file: Buffer): boolean {
  const index = findBox(file, 'moov');
  return index >= 0 && index < findBox(file, 'mdat');
}

/** The offset of a top-level box of an MP4 file, or -1. */
function findBox(file: Buffer, type: string): number {
  for (let offset = 0; offset + 8 <= file.length; ) {
    if (file.toString('latin1', offset + 4, offset + 8) === type) return offset;
    const size = file.readUInt32BE(offset);
    // Size 1 means a box over 4 GB, 0 one that extends to the end: in our files, no box follows either.
    if (size < 8) return -1;
    offset += size;
  }
  return -1;
}
