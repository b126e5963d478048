import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { toHalves } from '../../src/content/documents/bilingual';
import {
  documentFields,
  type FixedDocumentKey,
  fixedDocumentKeys,
  readDocument,
} from '../../src/content/documents/documents';
import type { HandOver } from '../../src/content/documents/handOver';
import type { Entry } from '../../src/content/model/model';
import { sessionKey } from '../../src/editors/demo/session/session';
import { dashboardPath, editPath, loginPath } from '../../src/routes';
import type { LabelKey } from '../../src/shared/wording/wording';
import { readHandOver } from '../../tools/applyContent/readHandOver';
import { content, sites } from './content';

export { fixedDocumentKeys };

/** Each document as it is in the content files. */
export const originals = Object.fromEntries(
  fixedDocumentKeys.map((key) => [key, toHalves(documentFields[key], readDocument(key, content))]),
) as Record<FixedDocumentKey, Entry>;

export const { label } = sites.fr;

/** Stores a login before the first page loads. */
export async function rememberLogin(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    // Firefox also runs this in the empty page of a new tab, which has no storage.
    if (window.origin === 'null') return;
    // Only once, so that a logout persists across page loads.
    if (sessionStorage.getItem('signed-in')) return;
    sessionStorage.setItem('signed-in', 'yes');
    localStorage.setItem(key, 'true');
  }, sessionKey);
}

export async function openDashboard(page: Page): Promise<void> {
  await rememberLogin(page);
  await page.goto(dashboardPath);
  await expect(page.getByRole('heading', { level: 1, name: label('editor.dashboard.title') })).toBeVisible();
}

export async function openEditor(page: Page, key: FixedDocumentKey): Promise<void> {
  await rememberLogin(page);
  await page.goto(editPath(key));
  await expectEditor(page, key);
}

export async function expectEditor(page: Page, key: FixedDocumentKey): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: label(`editor.${key}.title`) })).toBeVisible();
  await expectOpenFields(page);
}

/** Waits until the fields accept input: before that, they would lose what a test fills in. */
export async function expectOpenFields(page: Page): Promise<void> {
  await expect(page.locator('[data-fields]:not([inert])')).toHaveCount(1);
}

/** Reloads once every draft is stored: until then, the browser asks whether to leave the page. */
export async function reloadOnceStored(page: Page): Promise<void> {
  await page.waitForFunction(() => window.onbeforeunload === null);
  await page.reload();
}

export function card(page: Page, key: FixedDocumentKey): Locator {
  const heading = page.getByRole('heading', { name: label(`editor.${key}.title`), exact: true });
  return page.getByRole('main').getByRole('listitem').filter({ has: heading });
}

/** Opens a document from its card on the dashboard. Without a draft, the link reads « Modifier ». */
export async function openFromCard(
  page: Page,
  key: FixedDocumentKey,
  link: LabelKey = 'editor.dashboard.edit',
): Promise<void> {
  await card(page, key)
    .getByRole('link', { name: label(link) })
    .click();
  await expectEditor(page, key);
}

/** The link from a form to the dashboard, above its fields; another is below them. */
export const back = (page: Page) => page.getByRole('link', { name: label('editor.edit.back') }).first();

/** Downloads all changes, from the dashboard. */
export async function downloadChanges(page: Page): Promise<{ name: string; data: Buffer; handOver: HandOver }> {
  // In the page, because Debian's Firefox does not report downloads to Playwright.
  const offered = page.evaluate(catchDownload);
  await button(page, 'editor.handOver.download').click();
  const { name, bytes } = await offered;
  const data = Buffer.from(bytes);
  return { name, data, handOver: readHandOver(name, data) };
}

/** Catches the next download of the page, and resolves to its file. */
function catchDownload(): Promise<{ name: string; bytes: number[] }> {
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  return new Promise((resolve) => {
    URL.createObjectURL = (file: Blob) => {
      HTMLAnchorElement.prototype.click = async function () {
        Object.assign(URL, { createObjectURL });
        Object.assign(HTMLAnchorElement.prototype, { click });
        resolve({ name: this.download, bytes: [...new Uint8Array(await file.arrayBuffer())] });
      };
      return createObjectURL(file);
    };
  });
}

/** The preview beside the fields or, on a phone, in its dialog. */
export function preview(page: Page): FrameLocator {
  return page.getByTitle(label('editor.edit.preview')).filter({ visible: true }).contentFrame();
}

/** @param path as in problems: `fr.title` */
export const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);

/** A group of the form or a card of a list, which may be folded. */
export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

export async function toggleGroup(page: Page, name: string): Promise<void> {
  await group(page, name).locator('> summary').click();
}

export const button = (page: Page, key: LabelKey) => page.getByRole('button', { name: label(key), exact: true });

export const toasts = (page: Page) => page.getByRole('log', { name: label('toast.region') });

export const save = (page: Page) => button(page, 'editor.edit.save').click();

/** Waits until React has hydrated the login form. */
export async function expectLogin(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === loginPath);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps$')),
  );
}
