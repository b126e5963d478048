import type { Page } from '@playwright/test';
import { demoCredentials } from '../../src/admin/session/session';
import { dashboardPath, editPath, loginPath } from '../../src/routes';
import { expect, test } from '../fixtures';
import { few } from '../matrix';
import { readPath } from '../site';
import { button, documentKeys, expectEditor, expectLogin, field, label, openDashboard, toasts } from './admin';

async function logIn(page: Page, { username, password } = demoCredentials): Promise<void> {
  await page.getByLabel(label('admin.login.username')).fill(username);
  await page.getByLabel(label('admin.login.password')).fill(password);
  await page.keyboard.press('Enter');
}

test('the login refuses wrong credentials, keeps the input, and accepts those that the page shows', async ({
  page,
}) => {
  await page.goto(loginPath);
  await expectLogin(page);
  await expect(page.getByText(label('admin.login.hint', demoCredentials))).toBeVisible();

  await test.step('empty or wrong credentials are refused, and the input stays', async () => {
    await button(page, 'admin.login.submit').click();
    await expect(page.getByLabel(label('admin.login.username'))).toBeFocused();
    await expect(page.getByText(label('error.required'))).toHaveCount(2);
    await logIn(page, { username: 'admin', password: 'demo' as 'demo2024' });
    await expect(toasts(page)).toContainText(label('admin.login.failureTitle'));
    await expect(toasts(page)).toContainText(label('admin.login.failure'));
    await expect(page.getByLabel(label('admin.login.password'))).toBeFocused();
    await expect(page.getByLabel(label('admin.login.username'))).toHaveValue('admin');
    expect(readPath(page)).toBe(loginPath);
  });

  await test.step('password managers can fill the fields, and the right credentials open the dashboard', async () => {
    await expect(field(page, 'username')).toHaveAttribute('autocomplete', 'username');
    await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'current-password');
    // Password managers set the value; React may not receive an event.
    for (const [name, value] of Object.entries(demoCredentials)) {
      await field(page, name).evaluate((input, text) => {
        (input as HTMLInputElement).value = text;
      }, value);
    }
    await button(page, 'admin.login.submit').click();
    await expect(page).toHaveURL(dashboardPath);
    await expect(toasts(page)).toContainText(label('admin.login.successTitle'));
    await expect(toasts(page)).toContainText(label('admin.login.success'));
    expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBe('true');
  });
});

for (const path of few([editPath('hero')], [dashboardPath, ...documentKeys.map(editPath)])) {
  test(`${path} redirects to the login without flashing its content, and back after it`, async ({ page }) => {
    await page.addInitScript((protectedPath) => {
      localStorage.setItem('authenticated', 'yes');
      // Records content rendered at the protected URL.
      new MutationObserver(() => {
        if (location.pathname === protectedPath && document.querySelector('h1, form'))
          Object.assign(window, { flashed: true });
      }).observe(document, { childList: true, subtree: true });
    }, path);
    await page.goto(path);
    await expectLogin(page);
    expect(await page.evaluate(() => 'flashed' in window)).toBe(false);
    await logIn(page);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the dashboard links the three editors with their translation progress; logging out closes it', async ({
  page,
}) => {
  await openDashboard(page);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards.getByRole('heading')).toHaveText(documentKeys.map((key) => label(`admin.${key}.title`)));
  await expect(cards.getByText(/textes sur \d+/)).toHaveCount(3);
  await cards
    .nth(1)
    .getByRole('link', { name: label('admin.dashboard.edit') })
    .click();
  await expectEditor(page, 'about');
  await page.getByRole('link', { name: label('admin.edit.back') }).click();
  await button(page, 'admin.logout').click();
  await expectLogin(page);
  expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBeNull();
  await page.goto(dashboardPath);
  await expectLogin(page);
});

test('the session lasts as long as the page, with a notice, when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto(editPath('hero'));
  await expectLogin(page);
  await logIn(page);
  await expectEditor(page, 'hero');
  await expect(page.getByText(label('admin.notRemembered'))).toBeVisible();
  await field(page, 'fr.title').fill('Un titre sans brouillon');
  await expect(page.getByText(label('admin.edit.draftNotKept', { count: 1 }))).toBeVisible();
  await page.getByRole('link', { name: label('admin.edit.back') }).click();
  await expect(page.getByRole('dialog')).toContainText(label('admin.leave.lost'));
  await button(page, 'admin.leave.confirm').click();
  await expect(page.getByText(label('admin.notRemembered'))).toBeVisible();
  await page.reload();
  await expectLogin(page);
});
