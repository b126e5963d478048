import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import { readSourceFile } from '../sourceFiles';
import { createPictureResolvers } from './resolvers';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const broken = join(folder, 'photo.jpg');
const src = '/uploads/photo.jpg';
const { NODE_ENV } = process.env;

beforeAll(() => writeFileSync(broken, 'not a picture'));
afterEach(() => Object.assign(process.env, { NODE_ENV }));
afterAll(() => rmSync(folder, { recursive: true }));

const sentence = `${relative('', broken)} cannot be read as a picture (Input file contains unsupported image format): export it anew as JPEG`;

/** Resolves the image data of an unreadable picture. */
function resolvePicture(reported: string[], digest: string): Promise<unknown> {
  const file = { ...readSourceFile(broken), internal: { contentDigest: digest } };
  let resolve: ((...args: unknown[]) => Promise<unknown>) | undefined;
  createPictureResolvers({
    createResolvers: ({ PageContent }: { PageContent: { media: { resolve: typeof resolve } } }) => {
      resolve = PageContent.media.resolve;
    },
    cache: { get: async () => undefined, set: async () => undefined },
    reporter: { error: (message: string) => reported.push(message) },
  } as unknown as CreateResolversArgs);
  return resolve?.({ pictures: [{ src, file }], files: [], albums: {} }) ?? Promise.reject();
}

it('an unreadable picture fails the build with its name', async () => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  await expect(resolvePicture([], 'built')).rejects.toThrow(sentence);
});

it('an unreadable picture is only reported in development', async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  const reported: string[] = [];
  expect(await resolvePicture(reported, 'developed')).toMatchObject({ pictures: [{ src, picture: null }] });
  expect(reported).toEqual([sentence]);
});
