import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
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

const albums = ['dimanche_blanc_1', 'dimanche_blanc_2', 'dimanche_blanc_3', 'actes_naissance_gadas'];

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
  const picture = await sharp({ create: { width: 48, height: 32, channels: 3, background: '#0b5d3b' } })
    .jpeg()
    .toBuffer();
  for (const name of ['accueil/hero', 'accueil/actes-naissance', 'accueil/dimanche-blanc', 'photo']) {
    project.writeContent(`uploads/${name}.jpg`, picture);
  }
  for (const id of albums) {
    project.editContent(`albums/${id}.json`, (text) => {
      const { fr, en } = JSON.parse(text);
      const ids = Array.from({ length: count }, (_, index) => `p${index + 1}`);
      const photo = { type: 'photo', src: '/uploads/photo.jpg', caption: 'Une photo parmi beaucoup d’autres' };
      fr.media = ids.map((photoId) => ({ ...photo, id: photoId }));
      en.media = [];
      return JSON.stringify({ fr, en });
    });
  }
  // Without minifying scripts, which takes half of the time and changes neither page nor data.
  const { exitCode, output } = await project.run('node_modules/gatsby/cli.js', 'build', '--no-uglify');
  if (exitCode !== 0) throw new Error(output);
  const albumPage = project.read('public/albums/dimanche-blanc-1/index.html');
  return {
    sizes: landingFiles.map((file) => gzipSync(project.read(`public/${file}`)).length),
    photosOnAlbumPage: albumPage.split('<figure').length - 1,
  };
}
