import { expect, type Locator, type Page } from '@playwright/test';
import { decapPath } from '../../src/cms/decapAddress';

/** Opens an entry with one of Decap's panes beside its fields, and gives what is drawn in the preview. */
export async function openEntry(page: Page, path: string, pane?: 'preview' | 'none'): Promise<Locator> {
  if (pane) await page.addInitScript((value) => localStorage.setItem('cms.right-pane', value), pane);
  await page.goto(`${decapPath}#/collections/${path}`);
  await expect(page.getByRole('button', { name: 'Écrire en FR' })).toBeVisible();
  return page.frameLocator('#preview-pane').locator('[inert]');
}

export const heroPath = 'sections/entries/hero';

/** An entry's field, or two where both languages are shown. */
export function textField(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

export function simulateButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Simuler', exact: true });
}

/** Presses what Decap would call publishing, and waits until it says that it was none. */
export async function simulate(page: Page): Promise<void> {
  await simulateButton(page).click();
  await page.getByRole('menuitem', { name: 'Simuler la publication' }).click();
  await expect(page.getByText('Enregistrement simulé : rien n’est publié.')).toBeVisible();
}
