import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures';
import { buildLight } from './lightBuild';
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

async function buildWith(project: Project, count: number) {
  await buildLight(project, count);
  const albumPage = project.read('public/albums/dimanche-blanc-1/index.html');
  return {
    sizes: landingFiles.map((file) => gzipSync(project.read(`public/${file}`)).length),
    photosOnAlbumPage: albumPage.split('<figure').length - 1,
  };
}
