import { dashboardPath } from '../../src/routes';
import type { LabelKey } from '../../src/shared/wording/wording';
import { expect, test } from '../support/fixtures';
import { screens, settle } from '../support/site';
import { button, field, label, openDashboard, openEditor, openFromCard } from './admin';

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: screens.phone });

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
