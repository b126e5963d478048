import sharp, { type FormatEnum } from 'sharp';
import { findPictureFault, hasFastStart } from './mediaFiles';

function draw(format: keyof FormatEnum, options = {}): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b5d3b' } })
    .toFormat(format, options)
    .toBuffer();
}

describe.each([
  ['jpeg', {}],
  ['jpeg', { progressive: true }],
  ['png', {}],
  ['webp', {}],
] as const)('a %s picture (%j)', (format, options) => {
  it('has no fault when it is whole', async () => {
    expect(findPictureFault(await draw(format, options))).toBeUndefined();
  });

  it.each([16, 60])('ends too early without its last %i bytes', async (missing) => {
    const picture = await draw(format, options);
    expect(findPictureFault(picture.subarray(0, -missing))).toBe('cutShort');
  });
});

it('findPictureFault ignores the end of a camera’s thumbnail', async () => {
  const photo = await draw('jpeg');
  const small = await draw('jpeg');
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, (small.length + 2) >> 8, (small.length + 2) & 255]), small]);
  const withSmall = Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2)]);
  expect(findPictureFault(withSmall)).toBeUndefined();
  expect(findPictureFault(withSmall.subarray(0, -2))).toBe('cutShort');
});

it('findPictureFault accepts data that a phone appends to a photo', async () => {
  expect(findPictureFault(Buffer.concat([await draw('jpeg'), Buffer.from('a film')]))).toBeUndefined();
});

it.each([
  ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a text', Buffer.from('version https://git-lfs.github.com/spec/v1')],
  ['an empty file', Buffer.alloc(0)],
  ['a sound in a RIFF container', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
])('findPictureFault does not accept %s as a picture', (_, file) => {
  expect(findPictureFault(file)).toBe('notPicture');
});

/** An MP4 file of zero-filled boxes, each with its type and size. */
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
])('hasFastStart tells whether a video plays while it downloads: %s', (_, file, isFast) => {
  expect(hasFastStart(file)).toBe(isFast);
});
