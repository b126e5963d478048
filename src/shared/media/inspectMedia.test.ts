import sharp, { type FormatEnum } from 'sharp';
import { findPictureFault, hasFastStart, hasPhotoLocation, hasVideoLocation } from './inspectMedia';

function draw(format: keyof FormatEnum, options = {}): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b5d3b' } })
    .toFormat(format, options)
    .toBuffer();
}

describe.each([
  ['jpeg', {}],
  ['jpeg', { progressive: true }],
  ['png', {}],
] as const)('a %s picture (%j)', (format, options) => {
  it('has no fault when it is whole', async () => {
    expect(findPictureFault(await draw(format, options))).toBeUndefined();
  });

  it.each([16, 60])('is cut short without its last %i bytes', async (missing) => {
    const picture = await draw(format, options);
    expect(findPictureFault(picture.subarray(0, -missing))).toBe('cutShort');
  });
});

it('findPictureFault ignores the end marker of a camera’s thumbnail', async () => {
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

/** The first bytes of a file say what it is, whatever its name says. */
it.each([
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x24ftypmif1\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftyphevc\0\0\0\0msf1hevc'],
  ['heic', '\0\0\0\x18ftypmsf1\0\0\0\0msf1hevc'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['svg', '<!-- Un dessin --><svg/>'],
  ['svg', '<!DOCTYPE svg><svg/>'],
  ['svg', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- Un dessin --><svg/>'],
  ['sound', '\0\0\0\x18ftypM4A '],
  ['sound', 'ID3\x03'],
  ['sound', '\xff\xfb\x90\x64'],
  ['sound', '\xff\xf3\x84\xc4'],
  ['sound', '#!AMR\n\x3c'],
  ['sound', 'OggS\0'],
  ['sound', 'RIFF\x24\0\0\0WAVEfmt '],
  ['video', '\0\0\0\x18ftypisom'],
  ['video', '\0\0\0\x14ftypqt  '],
  ['video', 'RIFF\x24\0\0\0AVI LIST'],
  ['video', '\x1aE\xdf\xa3\x9fB\x86'],
  // An AVIF picture: a browser may decode it.
  ['notPicture', '\0\0\0\x1cftypavif'],
] as const)('findPictureFault names %s: %j', (fault, head) => {
  expect(findPictureFault(Buffer.from(head, 'latin1'))).toBe(fault);
});

it.each([
  ['a page', Buffer.from('<!doctype html><p>Bonjour</p>')],
  ['a text', Buffer.from('version https://git-lfs.github.com/spec/v1')],
  ['an empty file', Buffer.alloc(0)],
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
])('hasFastStart knows whether a video plays while it downloads: %s', (_, file, isFast) => {
  expect(hasFastStart(file)).toBe(isFast);
});

it.each([
  ['Android', '\xa9xyz'],
  ['Apple', 'com.apple.quicktime.location.ISO6709'],
  ['3GPP', 'loci'],
])('hasVideoLocation finds the place that phones write: %s', (_, name) => {
  const metadata = Buffer.from(`\0\0\0\x20udta\0\0\0\x18${name}+04.0500+009.7000/`, 'latin1');
  const inside = (type: string) => {
    const file = fileOf(['ftyp', 16], ['free', 10], [type, metadata.length]);
    metadata.copy(file, file.length - metadata.length);
    return file;
  };
  expect(hasVideoLocation(inside('moov'))).toBe(true);
  expect(hasVideoLocation(inside('mdat'))).toBe(false);
  expect(hasVideoLocation(fileOf(['ftyp', 16], ['moov', 40]))).toBe(false);
});

it('hasFastStart reads a media box over 4 GB', () => {
  const large = Buffer.from('\0\0\0\x01mdat\0\0\0\x01\0\0\0\0', 'latin1');
  expect(hasFastStart(Buffer.concat([fileOf(['moov', 4]), large]))).toBe(true);
});

it('hasPhotoLocation finds the place in a photo’s EXIF data, and none in other pictures', async () => {
  const exif = { IFD0: { Make: 'Tecno' }, IFD3: { GPSLatitude: '4/1 3/1 0/1' } };
  const located = await sharp(await draw('jpeg'))
    .withExif(exif)
    .toBuffer();
  expect(hasPhotoLocation(located)).toBe(true);
  const filled = Buffer.concat([located.subarray(0, 2), Buffer.of(0xff), located.subarray(2)]);
  expect([hasPhotoLocation(filled), findPictureFault(filled)]).toEqual([true, undefined]);
  expect(hasPhotoLocation(await draw('jpeg'))).toBe(false);
  const unplaced = sharp(await draw('jpeg')).withExif({ IFD0: exif.IFD0 });
  expect(hasPhotoLocation(await unplaced.toBuffer())).toBe(false);
  expect(hasPhotoLocation(await draw('png'))).toBe(false);
  for (const end of [12, 30, 60]) expect(() => hasPhotoLocation(located.subarray(0, end))).not.toThrow();
});

it.each([
  ['with a place, as iPhones write it', '8825000400000001000000000132000400000001', true],
  ['without a place', '013200040000000100000000', false],
])('hasPhotoLocation reads EXIF data with the high byte first, %s', (_, entries, answer) => {
  const directory = `4d4d002a000000080002${entries}`;
  const segment = Buffer.from(`ffd8ffe1002a${Buffer.from('Exif\0\0').toString('hex')}${directory}ffda0000`, 'hex');
  expect(hasPhotoLocation(segment)).toBe(answer);
});
