import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { Project } from './temporaryProject';

export const fewPhotos = 4;
export const manyPhotos = 400;

/** Bytes. Only the counts on the cards ("4" or "400") may differ, which varies with compression. */
export const allowedGrowth = 24;

/** The landing pages and their data in both languages. */
export const landingFiles = [
  'index.html',
  'en/index.html',
  'page-data/index/page-data.json',
  'page-data/en/page-data.json',
];

type Built = {
  /** The compressed sizes of `landingFiles`. */
  sizes: number[];
  photosOnAlbumPage: number;
};

/**
 * Builds the site with `count` photos in every album, all the same tiny file, so that encoding is fast.
 * @param project without the real uploads
 */
export async function buildWithPhotos(project: Project, count: number): Promise<Built> {
  for (const file of project.list('content/albums')) {
    project.editContent(`albums/${file}`, (text) => {
      const { fr, en } = JSON.parse(text);
      const ids = Array.from({ length: count }, (_, index) => `p${index + 1}`);
      const photo = { type: 'photo', src: tinyPhoto, caption: 'Une photo parmi beaucoup d’autres' };
      return JSON.stringify({ fr: { ...fr, media: ids.map((id) => ({ ...photo, id })) }, en: { ...en, media: [] } });
    });
  }
  await writeTinyUploads(project);
  const { exitCode, output } = await project.run('node_modules/gatsby/cli.js', 'build');
  if (exitCode !== 0) throw new Error(output);
  const [album] = project.list('public/albums');
  return {
    sizes: landingFiles.map((file) => gzipSync(project.read(`public/${file}`)).length),
    photosOnAlbumPage: project.read(`public/albums/${album}/index.html`).split('<figure').length - 1,
  };
}

const tinyPhoto = '/uploads/photo.jpg';

/** Writes a tiny picture for every upload that the content names. */
async function writeTinyUploads(project: Project): Promise<void> {
  const picture = await sharp({ create: { width: 48, height: 32, channels: 3, background: '#0b5d3b' } })
    .jpeg()
    .toBuffer();
  const entries = ['site.json', 'poster.json', 'giving.json', ...['home', 'albums', 'activities'].flatMap(listFolder)];
  const named = entries.flatMap((file) => project.read(`content/${file}`).match(/\/uploads\/[^"'\s]+\.\w+/g) ?? []);
  for (const src of new Set([tinyPhoto, ...named])) project.writeContent(src.slice(1), picture);

  function listFolder(folder: string): string[] {
    return project.list(`content/${folder}`).map((name) => `${folder}/${name}`);
  }
}
