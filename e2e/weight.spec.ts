import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import { makeProject, type Project } from './temporaryProject';

const fewPhotos = 4;
const manyPhotos = 400;

// The counts on the four cards, "4" or "400", are all that may differ; compression makes that a few bytes more or less.
const allowedDifference = 24;

const landingFiles = ['index.html', 'en/index.html', 'page-data/index/page-data.json', 'page-data/en/page-data.json'];

test('the landing page weighs the same with 4 and with 400 photos in each album', async () => {
  // Two builds of the whole site, beside another test.
  test.setTimeout(300_000);
  const project = makeProject({ uploads: false });
  try {
    const few = await buildWith(project, fewPhotos);
    const many = await buildWith(project, manyPhotos);
    expect(few.photosOnAlbumPage).toBe(fewPhotos);
    expect(many.photosOnAlbumPage).toBe(manyPhotos);
    for (const [index, file] of landingFiles.entries()) {
      const before = few.sizes[index] ?? Number.NaN;
      const after = many.sizes[index] ?? Number.NaN;
      expect(before, file).toBeGreaterThan(1000);
      expect(Math.abs(after - before), `${file}: ${before} and ${after} bytes`).toBeLessThanOrEqual(allowedDifference);
    }
  } finally {
    project.remove();
  }
});

/** Builds the site with so many photos in every album: few files, named again and again, so that encoding takes no time. */
async function buildWith(project: Project, count: number) {
  const picture = await sharp({ create: { width: 48, height: 32, channels: 3, background: '#0b5d3b' } })
    .jpeg()
    .toBuffer();
  for (const name of ['accueil/hero', 'accueil/actes-naissance', 'accueil/dimanche-blanc', 'photo']) {
    project.writeContent(`uploads/${name}.jpg`, picture);
  }
  for (const id of ['dimanche_blanc_1', 'dimanche_blanc_2', 'dimanche_blanc_3', 'actes_naissance_gadas']) {
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
  expect(exitCode, output).toBe(0);
  const albumPage = project.read('public/albums/dimanche-blanc-1/index.html');
  return {
    sizes: landingFiles.map((file) => gzipSync(project.read(`public/${file}`)).length),
    photosOnAlbumPage: albumPage.split('<figure').length - 1,
  };
}
