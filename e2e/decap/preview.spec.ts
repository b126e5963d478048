import { basename } from 'node:path';
import { sectionKeys } from '../../src/editors/decap/decapConfig';
import { tokens } from '../../src/theme/tokens';
import { content, sites } from '../content';
import { expect, test } from '../fixtures';
import { choosePane, heroPath, openEntry, textField } from './open';

// Decap loads megabytes of scripts.
test.slow();

const { fr, en } = sites;
const { hero } = fr.home.sections;

test("Decap's preview renders every kind of entry with the site's styles in the edited language and follows typing", async ({
  page,
}) => {
  await choosePane(page, 'preview');
  const [activity] = content.activities;
  const [album] = content.albums;
  const { amount } = fr.home.sections.donation;
  for (const [path, text] of [
    ...sectionKeys.map((key) => [`sections/entries/${key}`, Object.values(fr.home.sections[key])[0]] as const),
    // The label of a field proves that the form renders.
    ['sections/entries/donation', amount] as const,
    ...(activity ? [[`activity/entries/${activity.slug}`, fr.activities[0]?.title ?? ''] as const] : []),
    ...(album ? [[`album/entries/${basename(album.file, '.json')}`, fr.albums[0]?.album.name ?? ''] as const] : []),
    ['facts/entries/site', fr.home.frame.site.name] as const,
    ['facts/entries/giving', fr.home.ways[0]?.name ?? ''] as const,
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
    await expect(preview).toContainText(en.home.sections.about.title);
    await expect(preview).toContainText(en.label('section.about'));
  });

  await test.step("with the site's styles, following typing", async () => {
    const preview = await openEntry(page, heroPath);
    const heading = preview.locator('h1');
    await expect(heading).toHaveText(hero.title);
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
    await expect(preview).toContainText(hero.subtitle);
  });
});

function toRgb(hex: string): string {
  const parts = (hex.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  return `rgb(${parts.join(', ')})`;
}
