import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { LabelKey } from '../../src/components/wording';
import { type DocumentKey, documentKeys, readDocument } from '../../src/content/documents';
import type { Entry } from '../../src/content/localize';
import { dashboardPath, editPath, loginPath } from '../../src/routes';
import { content, sites } from '../content';

export { documentKeys };

/** What each editor starts from. */
export const originals = Object.fromEntries(documentKeys.map((key) => [key, readDocument(key, content)])) as Record<
  DocumentKey,
  Entry
>;

/** A word of the interface, whose spaces may be of the kind that does not break. */
export function word(key: LabelKey, values?: Record<string, string | number>): string {
  return sites.fr.label(key, values);
}

/** Has the browser remember a login before any page is opened. */
async function rememberLogin(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Once: a logout must last, and a reload keep the drafts.
    if (sessionStorage.getItem('signed-in')) return;
    sessionStorage.setItem('signed-in', 'yes');
    localStorage.setItem('authenticated', 'true');
  });
}

export async function openDashboard(page: Page): Promise<void> {
  await rememberLogin(page);
  await page.goto(dashboardPath);
  await expect(page.getByRole('heading', { level: 1, name: word('admin.dashboard.title') })).toBeVisible();
}

export async function openEditor(page: Page, key: DocumentKey): Promise<void> {
  await rememberLogin(page);
  await page.goto(editPath(key));
  await expectEditor(page, key);
}

export async function expectEditor(page: Page, key: DocumentKey): Promise<void> {
  const section = word(`admin.${key}.title`);
  await expect(page.getByRole('heading', { level: 1, name: word('admin.edit.title', { section }) })).toBeVisible();
}

/** The page that is previewed. */
export function preview(page: Page): FrameLocator {
  return page.frameLocator(`iframe[title="${word('admin.edit.preview')}"]`);
}

/** A field, as problems name it: `fr.title`. */
export const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);

export const button = (page: Page, key: LabelKey) => page.getByRole('button', { name: word(key), exact: true });

export const toasts = (page: Page) => page.getByRole('region', { name: word('toast.region') });

/** Presses save, with the simulation that is asked for. */
export async function save(page: Page, simulation: 'success' | 'slow' | 'failure' = 'success'): Promise<void> {
  await page.getByLabel(word('admin.edit.simulation')).selectOption(simulation);
  await button(page, 'admin.edit.save').click();
}

/** Waits until scripts have taken the form over. */
export async function expectLogin(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === loginPath);
  await button(page, 'admin.login.submit').evaluate(
    (element) =>
      new Promise<void>((settle) => {
        const look = () =>
          Object.keys(element).some((key) => key.startsWith('__reactProps$')) ? settle() : setTimeout(look, 20);
        look();
      }),
  );
}
