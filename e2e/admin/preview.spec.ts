import { dashboardPath } from '../../src/routes';
import { expect, test } from '../fixtures';
import { screens, settle } from '../site';
import { button, field, label, openDashboard, openEditor, openFromCard, preview, toggleGroup } from './admin';

test('beside the form, the preview scrolls to the edited field, and its texts lead to their fields', async ({
  page,
}) => {
  await page.setViewportSize(screens.desktop);
  await openEditor(page, 'activities');
  const outlined = preview(page).locator('[data-edited]');
  await toggleGroup(page, 'Activité 2');
  await field(page, 'en.activities[1].location').focus();
  await expect(preview(page).getByRole('main')).toHaveAttribute('lang', 'en');
  await expect(outlined).toHaveCount(1);
  await expect(outlined).toBeInViewport();
  await field(page, 'en.activities[1].location').fill('Somewhere new');
  await expect(outlined).toHaveText('Somewhere new');
  await expect(field(page, 'en.activities[1].location')).toBeInViewport();

  const lead = preview(page).locator('[data-field="en.subtitle"]');
  await lead.click();
  await expect(field(page, 'en.subtitle')).toBeFocused();
  await expect(outlined).toHaveAttribute('data-field', 'en.subtitle');

  await test.step('also to a text with bold words', async () => {
    await preview(page).locator('strong').first().click();
    await expect(field(page, 'en.activities[0].description')).toBeFocused();
    await expect(field(page, 'en.activities[0].description')).toBeInViewport();
  });
});

test('a picture leads to its field', async ({ page }) => {
  await openEditor(page, 'hero');
  await preview(page).getByRole('img').first().click();
  await expect(button(page, 'admin.photo.change')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: screens.phone });

  test('a touch on a text leads back to its field, and the preview opens at the edited field', async ({ page }) => {
    await openEditor(page, 'hero');
    await toggleGroup(page, 'Chiffre 2');
    await field(page, 'fr.facts[1].text').fill('Un autre fait');
    await button(page, 'admin.edit.preview').tap();
    await expect(preview(page).locator('[data-edited]')).toHaveText('Un autre fait');
    await expect(preview(page).locator('[data-edited]')).toBeInViewport();
    await preview(page).getByRole('heading', { level: 1 }).tap();
    await expect(page.getByTitle(label('admin.edit.preview'))).toBeHidden();
    await expect(field(page, 'fr.title')).toBeFocused();
    await expect(field(page, 'fr.title')).toBeInViewport();
  });

  test('Back leads from the preview to the fields, where they were, and only then out of the editor', async ({
    page,
  }) => {
    await openDashboard(page);
    await openFromCard(page, 'hero');
    await field(page, 'fr.subtitle').focus();
    const top = () => page.evaluate(() => window.scrollY);
    // The page scrolls smoothly to the field.
    let before = await top();
    await expect(async () => {
      const last = before;
      await settle(page);
      before = await top();
      expect(before).toBe(last);
    }).toPass();
    await button(page, 'admin.edit.preview').tap();
    await expect(page.getByTitle(label('admin.edit.preview'))).toBeVisible();
    await page.goBack();
    await expect(page.getByTitle(label('admin.edit.preview'))).toBeHidden();
    await settle(page);
    expect(await top()).toBe(before);
    await button(page, 'admin.edit.preview').tap();
    await button(page, 'admin.edit.fields').tap();
    await expect(field(page, 'fr.subtitle')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(dashboardPath);
  });
});
