import { languages } from '../src/i18n/languages';
import { sites } from './content';
import { expect, test } from './fixtures';
import { usualOrAll } from './matrix';
import { countColumns, expectEveryPictureToLoad, openWithScripts, screens } from './site';

// The page's texts and album cards are checked in e2e/built, without a browser.
for (const language of usualOrAll(['fr'], languages)) {
  const { path, hero, about, activities, gallery, contact, donation } = sites[language];

  test(`the landing page shows its sections and pictures, in ${language}`, async ({ page }) => {
    await openWithScripts(page, path('/'));

    await test.step('every section has its heading, and every picture loads', async () => {
      await expect(page.getByRole('heading', { level: 1, name: hero.title })).toBeVisible();
      await expect(page.getByRole('img', { name: hero.pictureAlt })).toBeVisible();
      for (const { title } of [about, activities, gallery, contact, donation]) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      }
      await expectEveryPictureToLoad(page);
    });

    await test.step('the footer contacts fit, and albums are in one or two columns', async () => {
      const columns = [];
      for (const screen of Object.values(screens)) {
        await page.setViewportSize(screen);
        for (const text of ['+237 6XX XX XX XX', 'contact@example.org']) {
          const line = page.getByRole('contentinfo').getByText(text);
          await line.scrollIntoViewIfNeeded();
          const height = await line.evaluate((element) => element.getBoundingClientRect().height);
          expect(height, `${text} at ${screen.width} px`).toBeLessThan(50);
        }
        columns.push(await countColumns(page.locator('#gallery').getByRole('listitem')));
      }
      expect(columns).toEqual([1, 2, 2]);
    });
  });
}
