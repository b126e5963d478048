import { sites } from './content';
import { expect, test } from './fixtures';
import { countColumns, expectEveryPictureToLoad, openWithScripts, readPath, screens } from './site';

// e2e/built checks its texts and media in the built page.
test('an album page shows its media in one, two or three columns and links back to all albums', async ({ page }) => {
  const { chantier, label } = sites.fr;
  await openWithScripts(page, chantier.path);
  const main = page.getByRole('main');
  const columns = [];
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen);
    columns.push(await countColumns(main.getByRole('figure')));
  }
  expect(columns).toEqual([1, 2, 3]);
  await expectEveryPictureToLoad(page);
  await main
    .getByRole('link', { name: label('album.all') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('album.all'));
  expect(readPath(page)).toBe('/albums/');
});
