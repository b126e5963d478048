import type { Page } from '@playwright/test';
import { dashboardPath, loginPath } from '../../src/routes';
import { checkAccessibility, expect, test } from '../fixtures';
import { few } from '../matrix';
import { screens } from '../site';
import { button, documentKeys, expectLogin, field, openEditor, preview, save, word } from './admin';

// axe reads hundreds of elements twice over, beside another test on a small machine.
test.slow();

/** At 360 and 1280 px: nothing for axe to find, nothing that scrolls sideways. */
async function check(page: Page): Promise<void> {
  for (const screen of [screens.phone, screens.desk]) {
    await page.setViewportSize(screen);
    await checkAccessibility(page);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, `what sticks out of ${page.url()}`).toBe(0);
  }
}

test('the login, refused, and the dashboard, with a draft, are accessible', async ({ page }) => {
  await page.goto(loginPath);
  await expectLogin(page);
  await button(page, 'admin.login.submit').click();
  await expect(page.getByText(word('error.required'))).toHaveCount(2);
  await check(page);

  await openEditor(page, 'hero');
  await field(page, 'fr.title').fill('Un brouillon');
  await page.getByRole('link', { name: word('admin.edit.back') }).click();
  await check(page);
  await button(page, 'admin.leave.confirm').click();
  await expect(page).toHaveURL(dashboardPath);
  await check(page);
});

// The other editors are made of the same parts.
for (const key of few(['activities'], documentKeys)) {
  test(`the editor of ${key} is accessible, with errors and changes, and so is its preview`, async ({ page }) => {
    await openEditor(page, key);
    await field(page, 'fr.subtitle').fill('');
    await field(page, 'en.title').fill('Changed');
    await page.getByText(word('admin.edit.changes', { count: 2 }), { exact: true }).click();
    await save(page);
    await expect(page.getByText(word('admin.problem.required'))).toBeVisible();
    await check(page);

    await page.setViewportSize(screens.phone);
    await button(page, 'admin.edit.preview').click();
    await expect(preview(page).getByRole('heading', { name: 'Changed' })).toBeVisible();
    await check(page);
  });
}
