import { expect, test } from '../support/fixtures';
import { countColumns, screens } from '../support/site';

test('the landing page shows albums in two columns, on a phone with the first album across both', async ({ page }) => {
  await page.goto('/');
  const albums = page.locator('#gallery').getByRole('listitem');
  for (const [name, screen] of Object.entries(screens)) {
    await page.setViewportSize(screen);
    expect(await countColumns(albums), name).toBe(2);
    const [first, second] = [await albums.nth(0).boundingBox(), await albums.nth(1).boundingBox()];
    expect(first?.y === second?.y, name).toBe(name !== 'phone');
  }
});

test('the landing page prints on four sheets at most', async ({ page }) => {
  await page.goto('/');
  const margin = '10mm';
  const sheet = { format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } };
  const pdf = (await page.pdf(sheet)).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
});
