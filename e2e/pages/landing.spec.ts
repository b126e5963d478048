import { expect, test } from '../support/fixtures';
import { countColumns, screens } from '../support/site';

test('the landing page shows albums in one column on a phone, and in two on wider screens', async ({ page }) => {
  await page.goto('/');
  const columns = [];
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen);
    columns.push(await countColumns(page.locator('#gallery').getByRole('listitem')));
  }
  expect(columns).toEqual([1, 2, 2]);
});

test('the landing page prints on four sheets at most', async ({ page }) => {
  await page.goto('/');
  const margin = '10mm';
  const sheet = { format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } };
  const pdf = (await page.pdf(sheet)).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
});
