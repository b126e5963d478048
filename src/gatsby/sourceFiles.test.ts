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
  it('names a file, its parts and its size', () => {
    expect(readSourceFile(path)).toEqual({
      absolutePath: path,
      base: 'une photo.jpeg',
      name: 'une photo',
      extension: 'jpeg',
      size: 7,
      internal: { contentDigest: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
  });

  it('has the same digest for the same bytes, whenever they were written', () => {
    const digest = readDigest();
    utimesSync(path, new Date(0), new Date(0));
    expect(readDigest()).toBe(digest);
  });

  it('has another digest once the file changes, even to bytes of the same length', () => {
    const digest = readDigest();
    writeFileSync(path, 'another');
    utimesSync(path, new Date(1000), new Date(1000));
    expect(readDigest()).not.toBe(digest);
  });

  it('knows no file where there is none, nor in a folder', () => {
    expect(readSourceFile(join(folder, 'gone.jpg'))).toBeUndefined();
    expect(readSourceFile(folder)).toBeUndefined();
  });
});
