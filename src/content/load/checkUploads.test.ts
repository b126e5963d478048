import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { heavyVideo } from '../../shared/media/inspectMedia';
import { makeFolder } from '../../testing/makeFolder';
import { checkUploads } from './checkUploads';

const made = makeFolder();

/** An MP4 box: its length, its name and `length` zero bytes. */
function box(name: string, length: number): Buffer {
  const bytes = Buffer.alloc(8 + length);
  bytes.writeUInt32BE(bytes.length);
  bytes.write(name, 4, 'latin1');
  return bytes;
}

const fail = (file: string) => {
  throw new Error(`${file} has a fault.`);
};

function adviceOn(name: string, file: Buffer): string[] {
  writeFileSync(join(made.folder, name), file);
  return checkUploads([`/${name}`], made.folder, fail).map(({ what }) => what);
}

it.each([
  ['nothing for a light video with a fast start', [box('ftyp', 8), box('moov', 8), box('mdat', 99)], []],
  [
    'the late start of a video whose index comes last',
    [box('ftyp', 8), box('mdat', 250_000), box('moov', 8)],
    ['content/a.mp4 plays only once it is wholly received: 250 KB, 3 s on a slow connection'],
  ],
  [
    'the late start of a file without an index',
    [box('ftyp', 8)],
    ['content/a.mp4 plays only once it is wholly received: 0 KB, 1 s on a slow connection'],
  ],
  [
    'the weight of a heavy video',
    [box('moov', 8), box('mdat', heavyVideo)],
    ['content/a.mp4 weighs 400 KB, which each play costs the visitor'],
  ],
  [
    'a codec that many browsers do not play',
    [box('moov', 20).fill('hev1', 8), box('mdat', 8)],
    ['content/a.mp4 is HEVC video, which many phones and computers do not play'],
  ],
])('checkUploads advises on %s', (_, boxes, advice) => {
  expect(adviceOn('a.mp4', Buffer.concat(boxes))).toEqual(advice);
});

it('checkUploads advises on a photo that tells where it was taken, or is heavy', async () => {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  expect(adviceOn('a.jpg', photo)).toEqual([]);
  const located = await sharp(photo)
    .withExif({ IFD3: { GPSLatitude: '4/1 3/1 0/1' } })
    .toBuffer();
  expect(adviceOn('b.jpg', located)).toEqual([expect.stringMatching(/^content\/b.jpg contains the GPS location/)]);
  expect(adviceOn('c.jpg', Buffer.concat([photo, Buffer.alloc(3_000_000)]))).toEqual([
    expect.stringMatching(/^content\/c.jpg weighs 3.0 MB/),
  ]);
});

it.each([
  ['nothing for a small PDF', '%PDF-1.4 /Title (Statuts)', []],
  ['nothing for an author left empty', '%PDF-1.4 /Author ()', []],
  [
    'the author whom a PDF names',
    '%PDF-1.4 /Author (Ama)',
    ['content/a.pdf names its author, whom everyone can read in its properties'],
  ],
  [
    'the weight of a heavy PDF',
    `%PDF-1.4${' '.repeat(2_100_000)}`,
    ['content/a.pdf weighs 2.1 MB, which each reader pays for'],
  ],
])('checkUploads advises on %s', (_, text, advice) => {
  expect(adviceOn('a.pdf', Buffer.from(text))).toEqual(advice);
});
