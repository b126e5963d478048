import type { FolderReason } from './problems';

/**
 * What is wrong with a picture's file, as far as its beginning and its end tell: decoding every picture at every check
 * would take seconds.
 */
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

/** Looks for the end behind the segments before the picture itself: one of them may hold a small picture with an end of its own. */
function isWholeJpeg(file: Buffer): boolean {
  let segment = 2;
  while (segment + 4 <= file.length && file[segment + 1] !== startOfScan) segment += 2 + file.readUInt16BE(segment + 2);
  return file.includes(endOfImage, segment);
}

/** What an editor is advised to stay below: each play costs a visitor as much. */
export const heavyVideo = 400 * 1024;

/** Whether an MP4 file's index comes before its pictures, so that it plays while it is still being received. */
export function hasFastStart(file: Buffer): boolean {
  const index = findBox(file, 'moov');
  return index >= 0 && index < findBox(file, 'mdat');
}

/** The offset of a top-level box of an MP4 file, or -1. */
function findBox(file: Buffer, type: string): number {
  for (let offset = 0; offset + 8 <= file.length; ) {
    if (file.toString('latin1', offset + 4, offset + 8) === type) return offset;
    const size = file.readUInt32BE(offset);
    // 1 announces a box of more than 4 GB, 0 one that reaches to the end: none comes after either in a file of ours.
    if (size < 8) return -1;
    offset += size;
  }
  return -1;
}
