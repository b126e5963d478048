import { languages } from '../src/i18n/languages';
import { expect, test } from './fixtures';
import {
  albumWithMostPhotos,
  countColumns,
  expectEveryPictureToLoad,
  openWithScripts,
  readPath,
  screens,
  sites,
} from './site';

for (const language of languages) {
  const { albums, albumPath, path, label } = sites[language];

  for (const { slug, album } of albums) {
    test(`${albumPath(slug)} shows the album’s texts and all its media, which load`, async ({ page }) => {
      await openWithScripts(page, albumPath(slug));
      const main = page.getByRole('main');
      await expect(main.getByText(album.place, { exact: true })).toBeVisible();
      await expect(main.getByText(album.description)).toBeVisible();
      await expect(main.locator('figcaption')).toHaveText(album.media.map(({ caption }) => caption));
      const videos = album.media.filter(({ type }) => type === 'video');
      await expect(main.locator('video')).toHaveCount(videos.length);
      if (videos.length < album.media.length) await expectEveryPictureToLoad(page);
      // A photo that the build could not fetch keeps its place, with its caption.
      const places = main.getByRole('figure').locator('a img, video, [role=img]');
      await expect(places).toHaveCount(album.media.length);
    });
  }

  test(`an album’s page leads back to the gallery in ${language}`, async ({ page }) => {
    await openWithScripts(page, albumPath(albumWithMostPhotos[language].slug));
    await page
      .getByRole('main')
      .getByRole('link', { name: label('album.all') })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: sites[language].home.sections.gallery.title })).toBeInViewport();
    expect(readPath(page)).toBe(`${path('/')}#gallery`);
  });
}

test('media stand in one, two or three columns by the width of the screen', async ({ page }) => {
  const columns = [];
  for (const screen of [screens.phone, screens.tablet, screens.desk]) {
    await page.setViewportSize(screen);
    await page.goto(sites.fr.albumPath(albumWithMostPhotos.fr.slug));
    columns.push(await countColumns(page.getByRole('main').getByRole('listitem')));
  }
  expect(columns).toEqual([1, 2, 3]);
});
