import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../testing/makeFolder';
import { publishSourceFile, readSourceFile } from './sourceFiles';

const made = makeFolder();

describe('readSourceFile', () => {
  let path: string;
  const readDigest = () => readSourceFile(path)?.internal.contentDigest;
  beforeEach(() => {
    path = join(made.folder, 'une photo.jpeg');
    writeFileSync(path, 'a photo');
  });

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
    expect(readSourceFile(join(made.folder, 'gone.jpg'))).toBeUndefined();
    expect(readSourceFile(made.folder)).toBeUndefined();
  });
});

it('publishSourceFile encodes the name in the URL, once, and not in the folder', () => {
  const path = join(made.folder, 'Été à 100%20.pdf'.normalize('NFC'));
  writeFileSync(path, 'a document');
  const former = process.cwd();
  process.chdir(made.folder);
  const file = readSourceFile(path);
  const url = file && publishSourceFile(file);
  process.chdir(former);
  expect(url).toMatch(/^\/static\/[0-9a-f]{12}\/%C3%89t%C3%A9%20%C3%A0%20100%2520\.pdf$/);
  expect(readFileSync(join(made.folder, 'public', decodeURIComponent(url ?? '')), 'utf8')).toBe('a document');
});
