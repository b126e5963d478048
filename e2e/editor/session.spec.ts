import type { Page } from '@playwright/test';
import { demoCredentials } from '../../src/editors/demo/session/session';
import { albumsOf, collapseSpaces } from '../support/content';
import {
  back,
  button,
  card,
  expectLogin,
  field,
  fixedDocumentKeys,
  label,
  openDashboard,
  openFromCard,
  toasts,
} from '../support/editor';
import { expect, test } from '../support/fixtures';
import { refuseStorage, screens } from '../support/site';

async function logIn(page: Page): Promise<void> {
  await page.getByLabel(label('editor.login.username')).fill(demoCredentials.username);
  await page.getByLabel(label('editor.login.password')).fill(demoCredentials.password);
  await page.keyboard.press('Enter');
}

test('the login takes the credentials that the page shows, also from a password manager', async ({ page }) => {
  await page.goto('/admin/login/');
  await expectLogin(page);
  await expect(page.getByText(label('editor.login.hint', demoCredentials))).toBeVisible();
  await expect(field(page, 'username')).toHaveAttribute('autocomplete', 'username');
  await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'current-password');
  // Password managers set the value, and React may miss the event.
  for (const [name, value] of Object.entries(demoCredentials)) {
    await field(page, name).evaluate((input, text) => {
      (input as HTMLInputElement).value = text;
    }, value);
  }
  await button(page, 'editor.login.submit').click();
  await expect(page).toHaveURL('/admin/dashboard/');
  await expect(toasts(page)).toContainText(label('editor.login.successTitle'));
  await expect(toasts(page)).toContainText(label('editor.login.success'));
  const [message, title] = await Promise.all(
    [toasts(page), page.getByRole('heading', { level: 1 })].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect()),
    ),
  );
  expect(message?.bottom, 'does not cover the title').toBeLessThanOrEqual(Number(title?.top));
  expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBe('true');
});

test('the page of a document redirects to the login without flashing its content, and the login leads to the dashboard', async ({
  page,
}) => {
  const path = '/admin/edit/hero/';
  await page.addInitScript((protectedPath) => {
    localStorage.setItem('authenticated', 'yes');
    // Records content that was rendered at the protected URL.
    new MutationObserver(() => {
      if (location.pathname === protectedPath && document.querySelector('h1, form'))
        Object.assign(window, { flashed: true });
    }).observe(document, { childList: true, subtree: true });
  }, path);
  await page.goto(path);
  await expectLogin(page);
  expect(await page.evaluate(() => 'flashed' in window)).toBe(false);
  await logIn(page);
  await expect(page).toHaveURL('/admin/dashboard/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the dashboard lists the documents', async ({ page }) => {
  await openDashboard(page);
  const [hero, about, activities, ...others] = fixedDocumentKeys.map((key) => label(`editor.${key}.title`));
  const parts = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(parts).toHaveText([
    String(hero),
    String(about),
    String(activities),
    label('editor.dashboard.albums'),
    label('editor.dashboard.others'),
  ]);
  const albums = albumsOf('fr').map(({ name }) => name);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([...albums, ...others]);
});

test('logging out closes the dashboard', async ({ page }) => {
  await openDashboard(page);
  await expect(button(page, 'editor.logout')).toBeInViewport();
  await button(page, 'editor.logout').click();
  await expectLogin(page);
  expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBeNull();
  await page.goto('/admin/dashboard/');
  await expectLogin(page);
});

test('a phone shows the whole banner of the dashboard', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await openDashboard(page);
  await expect(page.getByText(label('editor.demo'))).toBeInViewport({ ratio: 1 });
});

test('screen readers hear each new page in French', async ({ page }) => {
  await page.goto('/admin/login/');
  await expectLogin(page);
  // Records the content of the live region at each painted frame.
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const read = () => {
      const text = document.getElementById('gatsby-announcer')?.innerText ?? '';
      if (text && text !== texts.at(-1)) texts.push(text);
      setTimeout(() => requestAnimationFrame(read));
    };
    read();
    return texts;
  });
  await logIn(page);
  await expect(page).toHaveURL('/admin/dashboard/');
  await openFromCard(page, 'about');
  const names = [label('editor.dashboard.title'), label('editor.about.title')];
  await expect
    .poll(async () => (await heard.jsonValue()).map(collapseSpaces))
    .toEqual(names.map((name) => collapseSpaces(`${label('editor.announced')} ${name}`)));
});

test('when storage is blocked, a draft lasts as long as the page, and is not called stored', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await refuseStorage(page, 'localStorage', 'indexedDB');
  await page.goto('/admin/login/');
  await expectLogin(page);
  await logIn(page);
  await openFromCard(page, 'hero');
  await field(page, 'fr.title').fill('Un titre sans brouillon');
  await expect(page.getByText(label('editor.edit.draftNotKept'))).toBeVisible();
  await back(page).click();
  await expect(button(page, 'editor.handOver.download')).toBeVisible();
  await expect(card(page, 'hero')).toContainText(label('editor.draft.unstored'));
  await openFromCard(page, 'hero', 'editor.draft.resume');
  await expect(field(page, 'fr.title')).toHaveValue('Un titre sans brouillon');
});

test('opened from an iPhone’s home screen, the dashboard says that Safari has other drafts', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await openDashboard(page);
  await expect(page.getByText(label('editor.dashboard.homeScreen'))).toBeVisible();
});
