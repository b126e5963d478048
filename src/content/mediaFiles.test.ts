import sharp, { type FormatEnum } from 'sharp';
import { findPictureFault } from './mediaFiles';

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

it('is not misled by the small picture that a camera puts into the file', async () => {
  const photo = await draw('jpeg');
  const small = await draw('jpeg');
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, (small.length + 2) >> 8, (small.length + 2) & 255]), small]);
  const withSmall = Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2)]);
  expect(findPictureFault(withSmall)).toBeUndefined();
  expect(findPictureFault(withSmall.subarray(0, -2))).toBe('cutShort');
});

it('takes what a phone appends to a photo', async () => {
  expect(findPictureFault(Buffer.concat([await draw('jpeg'), Buffer.from('a film')]))).toBeUndefined();
});

it.each([
  ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a text', Buffer.from('version https://git-lfs.github.com/spec/v1')],
  ['an empty file', Buffer.alloc(0)],
  ['a sound in the container of WebP', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
])('does not take %s for a picture', (_, file) => {
  expect(findPictureFault(file)).toBe('notPicture');
});
