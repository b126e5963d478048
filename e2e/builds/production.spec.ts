import { expect, test } from '@playwright/test';
import { providers } from '../../src/donation/providers/server/registry';
import { makeProject, type Project } from '../support/makeProject';

let project: Project;

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
  project.write('public/share/old.jpg', 'from an earlier build');
  await project.build();
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

test('a build removes the share pictures of an earlier one', () => {
  const pictures = project.list('public/share');
  expect(pictures).not.toEqual([]);
  expect(pictures).not.toContain('old.jpg');
});

test('a build with account keys sends donations to the provider’s live URL, and donors back to the deploy', () => {
  const providerUrl = providers[0]?.url;
  expect(providerUrl).toBe('https://api-checkout.cinetpay.com/v2/payment');
  for (const page of ['public/index.html', 'public/en/index.html']) {
    const html = project.read(page);
    const islands = [...html.matchAll(/<script type="application\/json">(.*?)<\/script>/g)];
    expect(islands.map(([, json = '']) => JSON.parse(json).props.paymentSetup)).toContainEqual({
      settings: { url: providerUrl, apiKey: 'a-key', siteId: 'a-site' },
      origins: ['https://site.example'],
    });
    expect(html).toContain(`connect-src &#x27;self&#x27; ${new URL(String(providerUrl)).origin};`);
    expect(html).not.toContain('127.0.0.1');
  }
});
