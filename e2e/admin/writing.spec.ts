import type { Page } from '@playwright/test';
import { activitiesIn } from '../../src/content/documents/documents';
import { checkAccessibility, expect, test } from '../fixtures';
import { usualOrAll } from '../matrix';
import { screens, settle } from '../site';
import { button, label, openEditor, originals, preview, readStoredDraft, toggleGroup } from './admin';

const path = 'fr.activities[0].description';
const original = String(activitiesIn(originals.activities.fr)[0]?.description);

/** The editor, once it has replaced the text area. */
const editor = (page: Page) => page.locator(`[name="${path}"][contenteditable]`);

/** A toolbar's button of that editor. */
const tool = (page: Page, key: Parameters<typeof label>[0]) =>
  editor(page)
    .locator('..')
    .getByRole('button', { name: label(key), exact: true });

/** What the device keeps. */
const stored = async (page: Page) => JSON.stringify((await readStoredDraft(page, 'activities')) ?? '');

for (const name of usualOrAll(['phone'], ['phone', 'desktop'] as const)) {
  test.describe(`on a ${name}`, () => {
    test.use({ hasTouch: name === 'phone', isMobile: name === 'phone', viewport: screens[name] });

    test('a text gets bold words, a link and a list, and is the original again when they are undone', async ({
      page,
      context,
    }) => {
      await openEditor(page, 'activities');
      await toggleGroup(page, 'Activité 1');
      const press = (key: Parameters<typeof label>[0]) =>
        name === 'phone' ? tool(page, key).tap() : tool(page, key).click();
      await expect(editor(page).locator('strong')).not.toHaveCount(0);
      expect(await editor(page).innerText()).toBe(original.replaceAll('**', ''));

      await test.step('with the keyboard of a phone, which composes words', async () => {
        await editor(page).focus();
        await page.keyboard.press('Control+End');
        // The editor learns of it after an event, which a person does not outrun.
        await expect.poll(() => page.evaluate(() => getSelection()?.focusOffset)).toBeGreaterThan(0);
        await settle(page);
        await page.keyboard.press('Enter');
        await expect(editor(page).locator('> :last-child')).toHaveText('');
        const devtools = await context.newCDPSession(page);
        const compose = async (...texts: string[]) => {
          for (const text of texts) {
            const end = text.length;
            await devtools.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
          }
          await devtools.send('Input.insertText', { text: texts.at(-1) ?? '' });
        };
        // A late change of the selection turns bold off again.
        await expect(async () => {
          const bold = tool(page, 'admin.write.bold');
          if ((await bold.getAttribute('aria-pressed')) !== 'true') await press('admin.write.bold');
          await settle(page);
          await expect(bold).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
        }).toPass();
        await expect(editor(page)).toBeFocused();
        await compose('f', 'fê', 'fête');
        await expect(editor(page).locator('strong').last()).toHaveText('fête');
        await press('admin.write.list');
        await expect(editor(page).locator('li strong')).toHaveText('fête');
        if (name === 'phone') await button(page, 'admin.edit.preview').tap();
        await expect(preview(page).locator('li li strong')).toHaveText('fête');
        if (name === 'phone') await button(page, 'admin.edit.fields').tap();
      });

      await test.step('a link asks for its address and refuses a wrong one', async () => {
        await editor(page).locator('li strong').dblclick();
        await press('admin.write.link');
        const address = page.getByLabel(label('admin.write.address'));
        await expect(address).toBeFocused();
        await address.fill('javascript:alert(1)');
        await address.press('Enter');
        await expect(address).toHaveAccessibleDescription(label('admin.write.addressRefused'));
        await checkAccessibility(page);
        await address.fill('example.org/fete');
        await button(page, 'admin.write.linkApply').click();
        await expect(editor(page)).toBeFocused();
        await expect(editor(page).getByRole('link', { name: 'fête' })).toHaveAttribute(
          'href',
          'https://example.org/fete',
        );
        await expect.poll(() => stored(page)).toContain('- [**fête**](https://example.org/fete)');
      });

      await test.step('undone', async () => {
        for (let count = 0; count < 12; count++) await page.keyboard.press('Control+z');
        expect(await editor(page).innerText()).toBe(original.replaceAll('**', ''));
        await expect.poll(() => stored(page)).not.toContain('fête');
      });
    });
  });
}

test('a text is written bold and as a list, and undone', { tag: ['@engines', '@recent'] }, async ({ page }) => {
  await openEditor(page, 'activities');
  await toggleGroup(page, 'Activité 1');
  await editor(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await tool(page, 'admin.write.bold').click();
  await page.keyboard.type('marche');
  await tool(page, 'admin.write.list').click();
  await expect(editor(page).locator('ul li strong')).toHaveText('marche');
  for (let count = 0; count < 8; count++) await page.keyboard.press('Control+z');
  expect(await editor(page).innerText()).toBe(original.replaceAll('**', ''));
});
