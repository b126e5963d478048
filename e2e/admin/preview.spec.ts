import { dashboardPath } from '../../src/routes';
import type { LabelKey } from '../../src/shared/components/wording';
import { expect, test } from '../support/fixtures';
import { screens, settle } from '../support/site';
import { button, field, group, label, openDashboard, openEditor, openFromCard, preview, toggleGroup } from './admin';

test('beside the form, the preview scrolls to the edited activity, and a press leads to the fields of what it hits', async ({
  page,
}) => {
  await page.setViewportSize(screens.desktop);
  await openEditor(page, 'activities');
  const second = preview(page).locator('main li:has(h3)').nth(1);
  await toggleGroup(page, 'Activité 2');
  await field(page, 'en.activities[1].location').fill('Somewhere new');
  await expect(preview(page).getByRole('main')).toHaveAttribute('lang', 'en');
  await expect(second).toContainText('Somewhere new');
  await expect(second.getByRole('heading')).toBeInViewport();
  await expect(field(page, 'en.activities[1].location')).toBeInViewport();

  await second.locator('strong, h3 ~ p').first().click();
  await expect(group(page, 'Activité 2').locator('> summary')).toBeFocused();
  await preview(page).getByRole('heading', { level: 2 }).click();
  await expect(field(page, 'en.title')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: screens.phone });

  test('the preview opens at the edited item, and a touch leads back to fields', async ({ page }) => {
    await openEditor(page, 'about');
    await toggleGroup(page, 'Chiffre 3');
    await field(page, 'fr.facts[2].text').fill('Un autre fait');
    await button(page, 'admin.edit.preview').tap();
    await expect(preview(page).getByText('Un autre fait')).toBeInViewport();
    await preview(page).getByRole('heading', { level: 2 }).tap();
    await expect(page.getByTitle(label('admin.edit.preview'))).toBeHidden();
    await expect(field(page, 'fr.title')).toBeFocused();
    await expect(field(page, 'fr.title')).toBeInViewport();
  });

  test('a second tap on the button that opened the preview saves nothing', async ({ page }) => {
    await openEditor(page, 'hero');
    const measure = async (key: LabelKey) => {
      const { x, y, width } = (await button(page, key).boundingBox()) ?? { x: 0, y: 0, width: 0 };
      return [x, y, width].map(Math.round);
    };
    const place = await measure('admin.edit.preview');
    const [, top] = await measure('admin.edit.save');
    expect(top).toBe(place[1]);
    await button(page, 'admin.edit.preview').tap();
    expect(await measure('admin.edit.fields')).toEqual(place);
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
