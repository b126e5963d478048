import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { openWithScripts, screens } from '../support/site';

// e2e/files checks the page's texts and media in the HTML.
for (const { path } of [sites.fr.chantier, sites.fr.veillee]) {
  test(`${path} shows its media hardly cropped, in rows that suit the screen`, async ({ page }) => {
    await openWithScripts(page, path);
    const main = page.getByRole('main');
    for (const [name, screen] of Object.entries(screens)) {
      await page.setViewportSize(screen);
      const tiles = await main.locator('figure img').evaluateAll((images) =>
        images.map((image) => {
          const { top, width, height } = image.getBoundingClientRect();
          const natural = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          return { top: Math.round(top), width, height, cropped: Math.abs(width / height / natural - 1) };
        }),
      );
      for (const { top, width, height, cropped } of tiles) {
        // On a phone, a portrait is as high as two pictures and a caption beside it.
        expect(cropped, name).toBeLessThan(name === 'phone' ? 0.2 : 0.02);
        if (name === 'phone') expect(width, 'room for the words of a caption').toBeGreaterThan(130);
        else
          for (const other of tiles.filter((tile) => tile.top === top))
            expect(Math.abs(other.height - height), name).toBeLessThan(3);
      }
      if (name !== 'phone') continue;
      const [first] = tiles;
      expect(first && first.top + first.height, 'the first picture is in the first screen').toBeLessThan(screen.height);
    }
  });
}
