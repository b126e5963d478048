import { gzipSync } from 'node:zlib';
import { buildLight } from './lightBuild';
import type { Project } from './temporaryProject';

export const fewPhotos = 4;
export const manyPhotos = 400;

/**
 * The counts on the four cards, "4" or "400", are all that may differ; compression makes that a few bytes more or less.
 */
export const allowedGrowth = 24;

/** What a visitor of the landing page gets, in both languages: the pages and their data. */
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
 * Builds the site with so many photos in every album: few files, named again and again, so that encoding takes no time.
 * @param project one without the real uploads
 */
export async function buildWithPhotos(project: Project, count: number): Promise<Built> {
  await buildLight(project, count);
  const albumPage = project.read('public/albums/dimanche-blanc-1/index.html');
  return {
    sizes: landingFiles.map((file) => gzipSync(project.read(`public/${file}`)).length),
    photosOnAlbumPage: albumPage.split('<figure').length - 1,
  };
}
