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
