import { expect, type Page, test } from '@playwright/test';
import { type PreviewServer, startPreviewServer } from '../../tools/serve';
import { makeProject, type Project } from '../support/temporaryProject';
import { nameOf, newestYear, slugOf, underWay, writeYears } from '../support/writeYears';

const counts = { albums: 30, photosPerAlbum: 1, activities: 20 };
const perYear = counts.activities / 10;

let project: Project;
let server: PreviewServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  project = makeProject({ uploads: false });
  writeYears(project, 'fixtures/content', counts);
  const { exitCode, output } = await project.run('node_modules/gatsby/cli.js', 'build');
  expect(exitCode, output).toBe(0);
  server = await startPreviewServer({ root: project.root, port: 0 });
});

test.afterAll(async () => {
  await server?.close();
  project.remove();
});

/** The names in an element. Reads the text, because items below the screen are not rendered yet. */
const listNames = (page: Page, within: string) =>
  page
    .locator(within)
    .getByText(/^Campagne d’actes de naissance \d+$/)
    .allTextContents();

const names = (...indexes: number[]) => indexes.map(nameOf);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts,' : 'without scripts,', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('ten years of albums are read from the latest six, then by year', async ({ page }) => {
      await page.goto(server.url);
      expect(await listNames(page, '#gallery')).toEqual(names(0, 1, 2, 3, 4, 5));
      await page.locator('#gallery a[href="/albums/"]').click();
      const years = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(years).toHaveText(Array.from({ length: 10 }, (_, index) => String(newestYear - index)));
      expect(await listNames(page, 'main section:nth-of-type(2)')).toEqual(names(3, 4, 5));

      await page
        .getByRole('main')
        .getByRole('link', { name: nameOf(29) })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(29));
      await page
        .getByRole('main')
        .locator(`a[href="/activites/${slugOf(9)}/"]`)
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(9));
    });

    test('what is under way comes first, and the rest of ten years by year', async ({ page }) => {
      await page.goto(`${server.url}/en/`);
      const shown = page.locator('#activities').getByRole('heading', { level: 3 });
      // The fixtures show four: the activities under way, and the latest completed one.
      await expect(shown).toHaveText(names(0, 1, underWay - 1, underWay));
      await page.locator('#activities a[href="/en/activities/"]').click();
      expect(await listNames(page, 'main')).toEqual(names(...Array(counts.activities).keys()));
      expect(await listNames(page, 'main section:last-of-type')).toHaveLength(perYear);
    });
  });
}
