import type { Page } from '@playwright/test';
import { dashboardPath, loginPath } from '../../src/routes';
import { checkAccessibility, expect, test } from '../support/fixtures';
import { screens } from '../support/site';
import { back, button, expectLogin, field, label, openChanges, openEditor, preview, save } from './admin';

// axe checks hundreds of elements twice, in parallel with another test.
test.slow();

/** Checks for axe violations at 360 and 1280 px, and for horizontal overflow also at 320 px. */
async function check(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoOverflow(page);
  for (const screen of [screens.phone, screens.desktop]) {
    await page.setViewportSize(screen);
    await checkAccessibility(page);
    await expectNoOverflow(page);
  }
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `horizontal overflow of ${page.url()}, ${page.viewportSize()?.width} px`).toBe(0);
}

test('the login with errors and the dashboard with a draft are accessible', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(loginPath);
  await expectLogin(page);
  await button(page, 'admin.login.submit').click();
  await expect(page.getByText(label('admin.login.required'))).toHaveCount(2);
  await check(page);

  await openEditor(page, 'hero');
  await field(page, 'fr.title').fill('Un brouillon');
  await expect(page.getByText(label('admin.draft.kept', { moment: '' }).trim())).toBeVisible();
  await page.reload();
  await expect(field(page, 'fr.title')).toHaveValue('Un brouillon');
  await check(page);
  await back(page).click();
  await expect(page).toHaveURL(dashboardPath);
  await check(page);
  await button(page, 'admin.draft.discard').click();
  await expect(button(page, 'admin.draft.discard')).toHaveCount(0);
  await check(page);
});

// The other editors consist of the same components.
test('the editor of activities and its preview are accessible with errors and changes', async ({ page }) => {
  await openEditor(page, 'activities');
  await field(page, 'fr.subtitle').fill('');
  await field(page, 'en.title').fill('Changed');
  await openChanges(page);
  await check(page);
  await page.keyboard.press('Escape');
  await save(page);
  await expect(page.getByRole('region', { name: label('admin.edit.invalidTitle') })).toBeVisible();
  await check(page);

  // Unfolds every card, to show the remarks on translations, and removes one, to show *Annuler*.
  await page.locator('[data-item] summary').evaluateAll((summaries: HTMLElement[]) => {
    for (const summary of summaries) summary.click();
  });
  await page
    .getByRole('button', { name: label('admin.list.remove') })
    .first()
    .click();
  await check(page);

  await page.setViewportSize(screens.phone);
  await field(page, 'en.title').focus();
  await button(page, 'admin.edit.preview').click();
  await expect(preview(page).getByRole('heading', { name: 'Changed' })).toBeVisible();
  await check(page);
});
