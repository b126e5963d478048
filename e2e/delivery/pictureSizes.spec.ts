import type { Page } from '@playwright/test';
import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { readPictures } from '../support/pictures';
import { screens } from '../support/site';

// Allows for rounding, and for pictures that the text beside them stretches.
const tolerance = 0.12;

const paths = ['/', sites.fr.chantier.path, sites.fr.veillee.path];

const kinds = [
  { screen: 'phone', dots: 2 },
  { screen: 'phone', dots: 3 },
  { screen: 'desktop', dots: 1 },
] as const;

for (const { screen, dots } of kinds) {
  test.describe(`on a ${screen} of ${dots} dots per pixel`, () => {
    // The browser chooses the file from the built HTML without scripts.
    test.use({ viewport: screens[screen], deviceScaleFactor: dots, javaScriptEnabled: false });

    // One page per path, because the browser reuses a larger cached file.
    for (const path of paths) {
      test(`the first pictures of ${path} are requested as wide as they are shown, or 60 % of it if they fill a phone`, async ({
        page,
      }) => {
        await page.goto(path);
        const phone = screens.phone.width * dots;
        const wrong = (await loadPictures(page)).filter((picture) => {
          // However narrow a photo's tile is, the viewer shows its file as wide as the phone.
          const least = screen === 'phone' && picture.isPhoto ? phone : 0;
          const part = screen === 'phone' && Math.max(picture.box, least) > 0.75 * phone ? 0.6 : 1;
          const box = Math.max(picture.box, least) * part;
          const shown = Math.max(picture.shown, least) * part;
          const { chosen, offered } = picture;
          const enough = offered.find((width) => width >= box * (1 - tolerance)) ?? offered.at(-1) ?? 0;
          const most = offered.find((width) => width >= shown * (1 + tolerance)) ?? offered.at(-1) ?? 0;
          return chosen < enough || chosen > most;
        });
        expect(wrong).toEqual([]);
      });
    }
  });
}

/** The first pictures of the page, once they have loaded: tiles are alike, so twelve are enough. */
async function loadPictures(page: Page) {
  const images = page.getByRole('main').locator('img:visible');
  for (const image of (await images.all()).slice(0, 12)) {
    await image.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
  return (await readPictures(images)).slice(0, 12);
}
