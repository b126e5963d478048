import { expect, test } from './fixtures';
import { allowedGrowth, buildWithPhotos, fewPhotos, landingFiles, manyPhotos } from './photoCounts';
import { makeProject } from './temporaryProject';

test('the landing page weighs the same with 4 and with 400 photos in each album', async () => {
  // Two builds of the whole site, beside another test.
  test.setTimeout(300_000);
  const project = makeProject({ uploads: false });
  try {
    const few = await buildWithPhotos(project, fewPhotos);
    const many = await buildWithPhotos(project, manyPhotos);
    expect(few.photosOnAlbumPage).toBe(fewPhotos);
    expect(many.photosOnAlbumPage).toBe(manyPhotos);
    for (const [index, file] of landingFiles.entries()) {
      const before = few.sizes[index] ?? Number.NaN;
      const after = many.sizes[index] ?? Number.NaN;
      expect(before, file).toBeGreaterThan(1000);
      expect(Math.abs(after - before), `${file}: ${before} and ${after} bytes`).toBeLessThanOrEqual(allowedGrowth);
    }
  } finally {
    project.remove();
  }
});
