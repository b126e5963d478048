import { albumSlug } from '../src/content/viewModel';
import { content, sites } from './content';
import { expect, test } from './fixtures';
import { readPath } from './site';

const { activities, home, albumPath, label, path } = sites.fr;
const album = content.albums.find(({ entry }) => entry.fr?.activity);
const activity = activities.find(({ slug }) => slug === album?.entry.fr?.activity);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts,' : 'without scripts,', () => {
    test.use({ javaScriptEnabled });
    // `npm run test:edits` also runs on content without activities.
    test.skip(!activity, 'No album of this content shows an activity.');

    test('an activity leads to its albums and to the donation, and its album back to it', async ({ page }) => {
      const { slug = '', title = '' } = activity ?? {};
      const main = page.getByRole('main');
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto(path('/activites/'));
      await main.getByRole('link', { name: title, exact: true }).click();
      await expect(heading).toHaveText(title);
      expect(readPath(page)).toBe(path(`/activites/${slug}/`));

      await main.getByRole('link', { name: String(album?.entry.fr?.name) }).click();
      expect(readPath(page)).toBe(albumPath(albumSlug(String(album?.entry.fr?.id))));
      await main.getByRole('link', { name: label('album.activity', { title }) }).click();
      await expect(heading).toHaveText(title);

      await main.getByRole('link', { name: label('activity.support') }).click();
      await expect(page.getByRole('heading', { name: home.sections.donation.title })).toBeInViewport();
    });
  });
}
