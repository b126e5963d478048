import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { heavyVideo } from '../../src/content/mediaFiles';
import { findVideoAdvice } from './findVideoAdvice';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'videos-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An MP4 box: its length, its name and `length` zero bytes. */
function box(name: string, length: number): Buffer {
  const bytes = Buffer.alloc(8 + length);
  bytes.writeUInt32BE(bytes.length);
  bytes.write(name, 4, 'latin1');
  return bytes;
}

function adviceOn(...boxes: Buffer[]): string[] {
  writeFileSync(join(folder, 'a.mp4'), Buffer.concat(boxes));
  return findVideoAdvice({ ...loadFixtureContent(), uploads: ['/a.mp4', '/a.jpg'] }, folder).map(({ what }) => what);
}

it.each([
  ['nothing for a light video with a fast start', [box('ftyp', 8), box('moov', 8), box('mdat', 99)], []],
  [
    'the late start of a video whose index comes last',
    [box('ftyp', 8), box('mdat', 99), box('moov', 8)],
    ['content/a.mp4 plays only once it is wholly received'],
  ],
  [
    'the late start of a file without an index',
    [box('ftyp', 8)],
    ['content/a.mp4 plays only once it is wholly received'],
  ],
  ['the weight of a heavy video', [box('moov', 8), box('mdat', heavyVideo)], ['content/a.mp4 weighs 400 KB']],
])('findVideoAdvice reports %s', (_, boxes, advice) => {
  expect(adviceOn(...boxes)).toEqual(advice);
});
