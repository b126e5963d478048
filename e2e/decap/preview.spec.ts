import { tokens } from '../../src/theme/tokens';
import { sites } from '../content';
import { expect, test } from '../fixtures';
import { choosePane, heroPath, openEntry, textField } from './open';

// Decap loads megabytes of scripts.
test.slow();

const { fr, en } = sites;
const titled = ['hero', 'about', 'activities', 'gallery', 'contact', 'donation'] as const;

test("Decap's preview renders every kind of entry with the site's styles in the edited language and follows typing", async ({
  page,
}) => {
  await choosePane(page, 'preview');
  for (const [path, text] of [
    ...titled.map((key) => [`sections/entries/${key}`, fr[key].title] as const),
    ['sections/entries/footer', fr.footer.description] as const,
    // The label of a field proves that the form renders.
    ['sections/entries/donation', fr.donation.amount] as const,
    ['activity/entries/puits-du-marche', fr.well.title] as const,
    ['album/entries/veillee', fr.veillee.name] as const,
    ['facts/entries/site', fr.name] as const,
    ['facts/entries/giving', 'Orange Money'] as const,
  ]) {
    await test.step(path, async () => {
      const preview = await openEntry(page, path);
      await expect(preview).toContainText(text);
      await expect(preview).not.toContainText(/undefined|\[object|\{\w+\}|\w+\.\w+_other/);
    });
  }

  await test.step('in the edited language', async () => {
    const preview = await openEntry(page, 'sections/entries/about');
    await page.getByRole('button', { name: 'Écrire en FR' }).click();
    await page.getByRole('menuitem', { name: 'en', exact: true }).click();
    await expect(preview).toContainText(en.about.title);
    await expect(preview).toContainText(en.label('section.about'));
  });

  await test.step("with the site's styles, following typing", async () => {
    const preview = await openEntry(page, heroPath);
    const heading = preview.locator('h1');
    await expect(heading).toHaveText(fr.hero.title);
    await expect(heading).toHaveCSS('font-family', tokens['--font-display'].replaceAll("'", '"'));
    const body = page.frameLocator('#preview-pane').locator('body');
    await expect(body).toHaveCSS('background-color', toRgb(tokens['--color-paper']));
    const readWidth = () => preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(readWidth).toBeGreaterThan(0);

    await textField(page, 'Titre').fill('Un titre à l’essai');
    await expect(heading).toHaveText('Un titre à l’essai');

    // An empty field renders as empty and does not break the rest.
    await textField(page, 'Titre').fill('');
    await expect(heading).toHaveText('');
    await expect(preview).toContainText(fr.hero.description);
  });
});

function toRgb(hex: string): string {
  const parts = (hex.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  return `rgb(${parts.join(', ')})`;
}
