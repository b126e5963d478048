import { albumWithMostPhotos, counts, sites } from './content';
import { expect, test } from './fixtures';
import { countColumns, expectEveryPictureToLoad, openWithScripts, readPath, screens } from './site';

// `npm run test:edits` also runs on content without albums.
test.skip(counts.albums === 0, 'The content has no album');

// e2e/built checks its texts and media in the built page.
test('an album page shows its media in one, two or three columns and links back to all albums', async ({ page }) => {
  const { albumPath, label } = sites.fr;
  await openWithScripts(page, albumPath(albumWithMostPhotos.fr.slug));
  const main = page.getByRole('main');
  if (counts.photos > 2) {
    const columns = [];
    for (const screen of Object.values(screens)) {
      await page.setViewportSize(screen);
      columns.push(await countColumns(main.getByRole('figure')));
    }
    expect(columns).toEqual([1, 2, 3]);
  }
  if (counts.photos > 0) await expectEveryPictureToLoad(page);
  await main
    .getByRole('link', { name: label('album.all') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('album.all'));
  expect(readPath(page)).toBe('/albums/');
});
