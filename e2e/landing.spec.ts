import { languages } from '../src/i18n/languages';
import { counts, literally, sites, tidy } from './content';
import { expect, test } from './fixtures';
import { usualOrAll } from './matrix';
import { albumCard, countColumns, expectEveryPictureToLoad, openWithScripts, screens } from './site';

// The page's texts are checked in e2e/built, without a browser.
for (const language of usualOrAll(['fr'], languages)) {
  const { home, path, label } = sites[language];
  const { sections, albums, frame } = home;

  test(`the landing page shows its sections, pictures and albums, in ${language}`, async ({ page }) => {
    await openWithScripts(page, path('/'));

    await test.step('every section has its heading, and every picture loads', async () => {
      await expect(page.getByRole('heading', { level: 1, name: sections.hero.title })).toBeVisible();
      await expect(page.getByRole('img', { name: sections.hero.pictureAlt })).toBeVisible();
      for (const { title } of [
        sections.about,
        sections.activities,
        sections.gallery,
        sections.contact,
        sections.donation,
      ]) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      }
      await expectEveryPictureToLoad(page);
    });

    await test.step('each album card says what it holds and how heavy it is, and has a badge if it holds a video', async () => {
      const unit = literally(label('size.megabytes', { size: '' }));
      for (const { name, place, photos, videos } of albums) {
        const size = String.raw` · \d+[.,]\d ${unit}`;
        const said = [
          photos > 0 && `${literally(label('album.photos', { count: photos }))}(${size})?`,
          videos > 0 && `${literally(label('album.videos', { count: videos }))}${size}`,
        ].filter(Boolean);
        const card = albumCard(page, name);
        expect(tidy(await card.innerText())).toMatch(new RegExp(`${[literally(place), ...said].join(' · ')}$`));
        await expect(card.getByText(label('album.video'), { exact: true })).toHaveCount(videos > 0 ? 1 : 0);
      }
    });

    await test.step('the footer contacts fit, and albums are in one or two columns', async () => {
      const columns = [];
      for (const screen of Object.values(screens)) {
        await page.setViewportSize(screen);
        for (const text of [frame.contact.phone, frame.contact.email]) {
          const line = page.getByRole('contentinfo').getByText(text);
          await line.scrollIntoViewIfNeeded();
          const height = await line.evaluate((element) => element.getBoundingClientRect().height);
          expect(height, `${text} at ${screen.width} px`).toBeLessThan(50);
        }
        if (counts.albums > 1) columns.push(await countColumns(page.locator('#gallery').getByRole('listitem')));
      }
      if (counts.albums > 1) expect(columns).toEqual([1, 2, 2]);
    });
  });
}
