import { expect, type Locator, type Page } from '@playwright/test';
import { decapPath } from '../../src/routes';

/** Chooses the pane that Decap opens beside the fields, from the next page load on. */
export function choosePane(page: Page, pane: 'preview' | 'none'): Promise<unknown> {
  return page.addInitScript((value) => localStorage.setItem('cms.right-pane', value), pane);
}

/**
 * Opens an entry through the list, which unmounts the previous preview.
 * @returns the content of the preview
 */
export async function openEntry(page: Page, path: string): Promise<Locator> {
  await page.goto(`${decapPath}#/collections/sections`);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.locator('#preview-pane')).toHaveCount(0);
  await page.goto(`${decapPath}#/collections/${path}`);
  await expect(page.getByRole('button', { name: 'Écrire en FR' })).toBeVisible();
  return page.frameLocator('#preview-pane').locator('[inert]');
}

export const heroPath = 'sections/entries/hero';

/** Matches two fields when both languages are shown. */
export function textField(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}
