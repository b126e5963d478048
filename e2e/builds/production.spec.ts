import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { providers } from '../../src/donation/providers/server/registry';
import { makeProject, type Project } from '../support/temporaryProject';

// All tests share two builds; the last test makes the second one, with more photos.
test.describe.configure({ mode: 'serial' });

let project: Project;
let weightsWithFew: number[];

/**
 * Builds with one photo repeated `count` times in each album.
 * @returns the compressed sizes of the landing page and its data
 */
async function buildWithPhotos(count: number): Promise<number[]> {
  const photo = { type: 'photo', src: '/uploads/veillee/photo-1.jpg', caption: 'Une photo parmi beaucoup d’autres' };
  const media = Array.from({ length: count }, (_, index) => ({ ...photo, id: `p${index + 1}` }));
  for (const album of ['veillee', 'chantier', 'film']) {
    project.editContent(`albums/${album}.json`, (text) => {
      const { fr, en } = JSON.parse(text);
      return JSON.stringify({ fr: { ...fr, media }, en: { ...en, media: [] } });
    });
  }
  await project.build();
  expect(project.read('public/albums/chantier/index.html').split('<figure')).toHaveLength(count + 1);
  const files = ['index.html', 'en/index.html', 'page-data/index/page-data.json', 'page-data/en/page-data.json'];
  return files.map((file) => gzipSync(project.read(`public/${file}`)).length);
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  // As in production, with the provider's default URL.
  project = makeProject(undefined, {
    GATSBY_CINETPAY_API_KEY: 'a-key',
    GATSBY_CINETPAY_SITE_ID: 'a-site',
    GATSBY_CINETPAY_URL: '',
    NETLIFY: 'true',
    CONTEXT: 'production',
    DECAP: 'off',
    URL: 'https://site.example',
  });
  project.write('public/admin/decap/cms.js', 'from an earlier build');
  project.write('public/uploads/photo.jpg', 'from an earlier build');
  weightsWithFew = await buildWithPhotos(4);
});

test.afterAll(() => project.remove());

test('a build with DECAP=off removes Decap, its copies of uploads and its link on the dashboard', () => {
  expect(project.list('public/admin')).toContain('dashboard');
  expect(project.list('public/admin')).not.toContain('decap');
  expect(project.list('public')).not.toContain('uploads');
  const [dashboard] = project.list('public').filter((name) => /^component---src-templates-dashboard.*\.js$/.test(name));
  expect(project.read(`public/${dashboard}`)).toContain('editor.dashboard.site');
  expect(project.read(`public/${dashboard}`)).not.toContain('editor.dashboard.decap');
});

test('a build with account keys sends donations to the provider’s live URL, and donors back to the deploy', () => {
  const providerUrl = providers[0]?.url;
  expect(providerUrl).toBe('https://api-checkout.cinetpay.com/v2/payment');
  for (const page of ['public/index.html', 'public/en/index.html']) {
    expect(project.read(page)).toContain(
      `"paymentSetup":{"settings":{"url":"${providerUrl}","apiKey":"a-key","siteId":"a-site"},"origins":["https://site.example"]}`,
    );
    expect(project.read(page)).toContain(`connect-src &#x27;self&#x27; ${new URL(String(providerUrl)).origin};`);
    expect(project.read(page)).not.toContain('127.0.0.1');
  }
});

test('the landing page weighs the same with 4 and with 400 photos in each album', async () => {
  const growth = (await buildWithPhotos(400)).map((weight, index) => weight - (weightsWithFew[index] ?? 0));
  // Only the counts on the cards ("4" or "400") may differ; their compressed size varies.
  for (const bytes of growth) expect(Math.abs(bytes)).toBeLessThanOrEqual(24);
});
