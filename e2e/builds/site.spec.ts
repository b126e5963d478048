import { expect, test } from '@playwright/test';
import { providers } from '../../src/donation/providers/registry';
import { allowedGrowth, buildWithPhotos, fewPhotos, landingFiles, manyPhotos } from '../photoCounts';
import { makeProject, type Project } from '../temporaryProject';

// All tests share two builds; the last test makes the second one, with more photos.
test.describe.configure({ mode: 'serial' });

let project: Project;
let few: Awaited<ReturnType<typeof buildWithPhotos>>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  project = makeProject({
    uploads: false,
    // As in production, with the provider's default URL.
    variables: { GATSBY_CINETPAY_API_KEY: 'a-key', GATSBY_CINETPAY_SITE_ID: 'a-site', GATSBY_CINETPAY_URL: '' },
  });
  project.write('public/admin/decap/cms.js', 'from an earlier build');
  project.write('public/uploads/photo.jpg', 'from an earlier build');
  few = await buildWithPhotos(project, fewPhotos);
});

test.afterAll(() => project.remove());

test('a build with DECAP=off removes Decap and all links to it', () => {
  expect(project.list('public/admin')).toContain('dashboard');
  expect(project.list('public/admin')).not.toContain('decap');
  expect(project.list('public')).not.toContain('uploads');
  const [dashboard] = project
    .list('public')
    .filter((name) => /^component---src-pages-admin-dashboard.*\.js$/.test(name));
  expect(project.read(`public/${dashboard}`)).toContain('admin.dashboard.site');
  expect(project.read(`public/${dashboard}`)).not.toContain('admin.dashboard.decap');
});

test('a build with account keys sends donations to the provider’s live URL', () => {
  const providerUrl = providers[0]?.url;
  expect(providerUrl).toBe('https://api-checkout.cinetpay.com/v2/payment');
  for (const page of ['public/index.html', 'public/en/index.html']) {
    expect(project.read(page)).toContain(
      `"providerSettings":{"url":"${providerUrl}","apiKey":"a-key","siteId":"a-site"}`,
    );
    expect(project.read(page)).toContain(`connect-src 'self' ${new URL(String(providerUrl)).origin};`);
    expect(project.read(page)).not.toContain('127.0.0.1');
  }
});

test('the landing page weighs the same with 4 and with 400 photos in each album', async () => {
  const many = await buildWithPhotos(project, manyPhotos);
  expect(few.photosOnAlbumPage).toBe(fewPhotos);
  expect(many.photosOnAlbumPage).toBe(manyPhotos);
  for (const [index, file] of landingFiles.entries()) {
    const before = few.sizes[index] ?? Number.NaN;
    const after = many.sizes[index] ?? Number.NaN;
    expect(before, file).toBeGreaterThan(1000);
    expect(Math.abs(after - before), `${file}: ${before} and ${after} bytes`).toBeLessThanOrEqual(allowedGrowth);
  }
});
