import type { Page } from '@playwright/test';
import { activitiesIn } from '../../src/content/documents/documents';
import { escapePattern } from '../support/content';
import { button, field, label, openEditor, originals, preview, save, toggleGroup } from '../support/editor';
import { checkAccessibility, expect, test } from '../support/fixtures';
import { screens } from '../support/site';

const path = 'fr.activities[0].description';
const original = String(activitiesIn(originals.activities.fr)[0]?.description);

const text = (page: Page) => field(page, path);

const tool = (page: Page, key: Parameters<typeof label>[0]) =>
  text(page)
    .locator('..')
    .getByRole('button', { name: label(key), exact: true });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: screens.phone });

  test('a text that a keyboard composes gets bold words, a list, and a link, which needs a URL', async ({
    page,
    context,
  }) => {
    await openEditor(page, 'activities');
    await toggleGroup(page, 'Activité 1');
    await text(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    const devtools = await context.newCDPSession(page);
    for (const composed of ['f', 'fê', 'fête']) {
      const end = composed.length;
      await devtools.send('Input.imeSetComposition', { text: composed, selectionStart: end, selectionEnd: end });
    }
    // The word is still being composed, as on a phone.
    await tool(page, 'editor.write.bold').tap();
    await expect(text(page)).toHaveValue(`${original}\n**fête**`);
    await expect(text(page)).toBeFocused();
    await tool(page, 'editor.write.list').tap();
    await tool(page, 'editor.write.link').tap();
    await expect(text(page)).toHaveValue(`${original}\n- **[fête](adresse)**`);

    await save(page);
    const told = label('editor.problem.noAddress', { value: '[fête](adresse)' });
    await expect(text(page)).toHaveAccessibleDescription(new RegExp(escapePattern(told).replaceAll(' ', '\\s')));
    await checkAccessibility(page);
    await page
      .getByRole('region', { name: label('editor.edit.invalidTitle') })
      .getByRole('button')
      .tap();
    await expect(text(page)).toBeFocused();
    await text(page).fill(`${original}\nAvec tous\n- **[fête](asso.cm)**`);
    await button(page, 'editor.edit.preview').tap();
    await expect(preview(page).locator('li li a[href="https://asso.cm"]')).toHaveText('fête');
    await expect(preview(page).locator('p:has(br)')).toHaveText(/Avec tous$/);
  });
});

test('a text is written bold and as a list, and undone', { tag: ['@engines', '@recent'] }, async ({ page }) => {
  await openEditor(page, 'activities');
  await toggleGroup(page, 'Activité 1');
  await text(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await tool(page, 'editor.write.bold').click();
  await page.keyboard.type('marche');
  await tool(page, 'editor.write.list').click();
  await expect(text(page)).toHaveValue('- **marche**');
  for (let count = 0; count < 10; count++) await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveValue(original);
});
