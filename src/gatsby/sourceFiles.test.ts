import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSourceFile } from './sourceFiles';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const path = join(folder, 'une photo.jpeg');
const readDigest = () => readSourceFile(path)?.internal.contentDigest;

beforeEach(() => writeFileSync(path, 'a photo'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('readSourceFile', () => {
  it('returns the name, its parts and the size', () => {
    expect(readSourceFile(path)).toEqual({
      absolutePath: path,
      base: 'une photo.jpeg',
      name: 'une photo',
      extension: 'jpeg',
      size: 7,
      internal: { contentDigest: expect.stringMatching(/^[0-9a-f]{12}$/) },
    });
  });

  it('returns the same digest for the same bytes at another time', () => {
    const digest = readDigest();
    utimesSync(path, new Date(0), new Date(0));
    expect(readDigest()).toBe(digest);
  });

  it('returns another digest after a change of the same length', () => {
    const digest = readDigest();
    writeFileSync(path, 'another');
    utimesSync(path, new Date(1000), new Date(1000));
    expect(readDigest()).not.toBe(digest);
  });

  it('returns undefined for a missing file and for a folder', () => {
    expect(readSourceFile(join(folder, 'gone.jpg'))).toBeUndefined();
    expect(readSourceFile(folder)).toBeUndefined();
  });
});
