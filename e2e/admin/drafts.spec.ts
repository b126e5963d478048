import type { Page } from '@playwright/test';
import { dashboardPath, editPath } from '../../src/routes';
import { expect, test } from '../fixtures';
import { readPath } from '../site';
import { button, expectEditor, field, label, openDashboard, openEditor, originals } from './admin';

const title = String(originals.hero.fr?.title);

test.beforeEach(({ page }) => {
  // Accept the browser's beforeunload dialog at a reload.
  page.on('dialog', (dialog) => dialog.accept());
});

test('a draft survives a reload, is announced without blocking the form, and can be resumed', async ({ page }) => {
  await openEditor(page, 'hero');
  await field(page, 'fr.title').fill('Le premier');
  await page.reload();
  await expect(field(page, 'fr.title')).toHaveValue(title);
  await page.getByRole('link', { name: label('admin.edit.back') }).click();
  await expect(page.getByText(label('admin.dashboard.draft'))).toHaveCount(1);
  await openFromDashboard(page);
  await button(page, 'admin.edit.draftResume').click();
  await expect(field(page, 'fr.title')).toHaveValue('Le premier');

  await test.step('typing does not overwrite a draft that is not resumed', async () => {
    await page.reload();
    await field(page, 'fr.title').fill('Le second');
    await button(page, 'admin.edit.draftResume').click();
    await expect(field(page, 'fr.title')).toHaveValue('Le premier');
    await button(page, 'admin.edit.draftResume').click();
    await expect(field(page, 'fr.title')).toHaveValue('Le second');
  });
});

test('a draft can be discarded before or after it is resumed', async ({ page }) => {
  await openEditor(page, 'hero');
  await field(page, 'fr.title').fill('Un brouillon');
  await page.reload();
  await button(page, 'admin.edit.draftDiscard').click();
  await page.reload();
  await expectEditor(page, 'hero');
  await expect(button(page, 'admin.edit.draftResume')).toBeHidden();

  await field(page, 'fr.title').fill('Un autre');
  await page.getByText(label('admin.edit.changes', { count: 1 }), { exact: true }).click();
  await button(page, 'admin.reset.ask').click();
  await button(page, 'admin.reset.confirm').click();
  await expect(field(page, 'fr.title')).toHaveValue(title);
  expect(await page.evaluate(() => localStorage.getItem('draft-hero'))).toBeNull();
});

test('the editor asks before unsaved changes are left by a link, by Back or by closing the page', async ({ page }) => {
  await openDashboard(page);
  const dialog = page.getByRole('dialog', { name: label('admin.leave.title') });
  const back = page.getByRole('link', { name: label('admin.edit.back') });

  await test.step('without changes the editor closes at once', async () => {
    await openFromDashboard(page);
    await field(page, 'fr.title').fill('Puis non');
    await field(page, 'fr.title').fill(title);
    await back.click();
    await expect(page).toHaveURL(dashboardPath);
  });

  await test.step('by a link', async () => {
    await openFromDashboard(page);
    await field(page, 'fr.title').fill('Pas encore');
    await back.click();
    await expect(dialog).toContainText(label('admin.leave.kept'));
    await expect(button(page, 'admin.leave.cancel')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(field(page, 'fr.title')).toHaveValue('Pas encore');
    await back.click();
    await button(page, 'admin.leave.confirm').click();
    await expect(page).toHaveURL(dashboardPath);
    await expect(page.getByText(label('admin.dashboard.draft'))).toBeVisible();
  });

  await test.step('by Back, repeatedly', async () => {
    await openFromDashboard(page);
    await field(page, 'fr.title').fill('Toujours pas');
    for (const answer of ['admin.leave.cancel', 'admin.leave.confirm'] as const) {
      // The page pushes a history entry that Back pops.
      await expect.poll(() => page.evaluate('history.state?.layers?.unsaved')).toBe('yes');
      await page.goBack();
      await expect(dialog).toBeVisible();
      expect(readPath(page)).toBe(editPath('hero'));
      await button(page, answer).click();
      await expect(dialog).toBeHidden();
    }
    await expect(page).toHaveURL(dashboardPath);
    await expect(page.getByRole('heading', { level: 1, name: label('admin.dashboard.title') })).toBeVisible();
  });

  await test.step('by closing the page', async () => {
    await openFromDashboard(page);
    await field(page, 'fr.title').fill('Encore moins');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
  });
});

async function openFromDashboard(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: label('admin.dashboard.edit') })
    .first()
    .click();
  await expectEditor(page, 'hero');
}
