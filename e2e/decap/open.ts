import { expect, type Locator, type Page } from '@playwright/test';
import { decapPath } from '../../src/routes';

/** Has Decap, from the next page load on, open one of its panes beside an entry's fields, or none. */
export function choosePane(page: Page, pane: 'preview' | 'none'): Promise<unknown> {
  return page.addInitScript((value) => localStorage.setItem('cms.right-pane', value), pane);
}

/** Opens an entry by way of the list, which takes the former one's preview away, and gives what is drawn in the preview. */
export async function openEntry(page: Page, path: string): Promise<Locator> {
  await page.goto(`${decapPath}#/collections/sections`);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.locator('#preview-pane')).toHaveCount(0);
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
  const said = page.getByText('Enregistrement simulé : rien n’est publié.');
  await expect(said).toBeVisible();
  // Pressed away, so that the next one is not taken for it.
  await said.click();
  await expect(said).toHaveCount(0);
}
