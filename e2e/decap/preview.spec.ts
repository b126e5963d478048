import { sectionKeys } from '../../src/cms/collections';
import { tokens } from '../../src/theme/tokens';
import { expect, test } from '../fixtures';
import { sites } from '../site';
import { heroPath, openEntry, textField } from './open';

// Megabytes of scripts on a small machine.
test.slow();

const { fr, en } = sites;
const { hero } = fr.home.sections;

test('draws a preview with the look of the site, which follows typing', async ({ page }) => {
  const preview = await openEntry(page, heroPath, 'preview');
  const heading = preview.locator('h1');
  await expect(heading).toHaveText(hero.title);
  await expect(heading).toHaveCSS('font-family', /^"Bricolage Grotesque"/);
  await expect(preview.locator('xpath=ancestor::body')).toHaveCSS('background-color', toRgb(tokens['--color-paper']));
  const readWidth = () => preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(readWidth).toBeGreaterThan(0);

  await textField(page, 'Titre').fill('Un titre à l’essai');
  await expect(heading).toHaveText('Un titre à l’essai');
});

test('shows what is left empty as empty, and goes on', async ({ page }) => {
  const preview = await openEntry(page, heroPath, 'preview');
  await textField(page, 'Titre').fill('');
  await expect(preview.locator('h1')).toHaveText('');
  await expect(preview).toContainText(hero.subtitle);
});

test('draws the preview in the language being edited', async ({ page }) => {
  const preview = await openEntry(page, 'sections/entries/about', 'preview');
  await page.getByRole('button', { name: 'Écrire en FR' }).click();
  await page.getByRole('menuitem', { name: 'en', exact: true }).click();
  await expect(preview).toContainText(en.home.sections.about.title);
  await expect(preview).toContainText(en.label('section.about'));
});

for (const [path, text] of [
  ...sectionKeys.map((key) => [`sections/entries/${key}`, Object.values(fr.home.sections[key])[0]] as const),
  ['activity/entries/dimanche-blanc', fr.home.activities[0]?.title ?? ''],
  ['album/entries/dimanche_blanc_2', fr.albums[1]?.album.name ?? ''],
  ['facts/entries/site', fr.home.frame.site.name],
] as const) {
  test(`draws ${path}, and says nothing that is not a word`, async ({ page }) => {
    const preview = await openEntry(page, path, 'preview');
    await expect(preview).toContainText(text);
    await expect(preview).not.toContainText(/undefined|\[object|\{\w+\}|\w+\.\w+_other/);
  });
}

test('draws the donation form, so that its words are seen', async ({ page }) => {
  const preview = await openEntry(page, 'sections/entries/donation', 'preview');
  await expect(preview.locator('form')).toContainText(fr.home.sections.donation.amount);
});

function toRgb(hex: string): string {
  const parts = (hex.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  return `rgb(${parts.join(', ')})`;
}
