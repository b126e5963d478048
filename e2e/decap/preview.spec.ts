import { tokens } from '../../src/shared/theme/tokens';
import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { choosePane, heroPath, openEntry, textField } from './openEntry';

const { fr, en } = sites;

// Decap's own field requests the newly added file.
test.use({ expectedFaults: ['/uploads/essai.png'] });

test("Decap's preview has the site's styles, follows typing and language, and shows a picture that was just added", async ({
  page,
}) => {
  await choosePane(page, 'preview');
  const preview = await openEntry(page, heroPath);
  const heading = preview.locator('h1');
  await expect(heading).toHaveText(fr.hero.title);
  await expect(heading).toHaveCSS('font-family', tokens['--font-display'].replaceAll("'", '"'));
  const readWidth = () => preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(readWidth).toBeGreaterThan(0);

  await textField(page, 'Titre').fill('Un titre à l’essai');
  await expect(heading).toHaveText('Un titre à l’essai');
  await textField(page, 'Titre').fill('');
  await expect(heading).toHaveText('');
  await expect(preview).toContainText(fr.hero.description);

  await page.getByRole('button', { name: 'Choisir une image différente' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'essai.png', mimeType: 'image/png', buffer: onePixel });
  await dialog.getByRole('button', { name: 'Choisir les éléments sélectionnés' }).click();
  await expect(preview.locator('img')).toHaveAttribute('src', /^blob:/);
  await expect.poll(readWidth).toBe(1);

  await page.getByRole('button', { name: 'Écrire en FR' }).click();
  await page.getByRole('menuitem', { name: 'en', exact: true }).click();
  await expect(heading).toHaveText(en.hero.title);
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
