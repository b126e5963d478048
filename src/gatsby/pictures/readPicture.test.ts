import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import { tokens } from '../../theme/tokens';
import { readSourceFile, type SourceFile } from '../sourceFiles';
import { readPicture } from './readPicture';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));
const cache = { get: async () => undefined, set: async () => undefined } as unknown as GatsbyCache;

it.each([
  ['has its main colour behind it while it loads', 1, '#0b5d3b'],
  ['with transparency stands on paper', 0.2, tokens['--color-paper']],
])('a picture %s', async (_, alpha, colour) => {
  const path = join(folder, `${alpha}.png`);
  const background = { r: 11, g: 93, b: 59, alpha };
  await sharp({ create: { width: 80, height: 60, channels: 4, background } }).toFile(path);
  const { colour: found } = await readPicture(readSourceFile(path) as SourceFile, cache);
  // The main colour is that of a histogram.
  const near = (hex: string) => hex.match(/[0-9a-f]{2}/g)?.map((part) => Math.round(Number.parseInt(part, 16) / 32));
  expect(near(found)).toEqual(near(colour));
});
