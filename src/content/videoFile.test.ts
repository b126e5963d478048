import { hasFastStart } from './videoFile';

/** An MP4 file of empty boxes, each with its type and so many bytes of content. */
function fileOf(...boxes: [type: string, content: number][]): Buffer {
  return Buffer.concat(
    boxes.map(([type, content]) => {
      const head = Buffer.alloc(8 + content);
      head.writeUInt32BE(8 + content);
      head.write(type, 4, 'latin1');
      return head;
    }),
  );
}

it.each([
  ['the index comes first', fileOf(['ftyp', 16], ['moov', 4], ['mdat', 100]), true],
  ['the index comes last', fileOf(['ftyp', 16], ['mdat', 100], ['moov', 4]), false],
  ['the index is the first box', fileOf(['moov', 0], ['mdat', 0]), true],
  ['there is no index', fileOf(['ftyp', 16], ['mdat', 100]), false],
  ['there are no pictures', fileOf(['ftyp', 16], ['moov', 4]), false],
  ['there is nothing', Buffer.alloc(0), false],
  ['the file is cut off', fileOf(['ftyp', 16]).subarray(0, 7), false],
  ['a box claims no length', Buffer.alloc(64), false],
])('tells whether a video plays while it is received: %s', (_, file, isFast) => {
  expect(hasFastStart(file)).toBe(isFast);
});
