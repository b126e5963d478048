import sharp from 'sharp';
import { expect, test } from './support/fixtures';
import { countColumns, screens } from './support/site';

test('the contacts in the footer fit, and albums are in one or two columns', async ({ page }) => {
  await page.goto('/');
  const columns = [];
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen);
    for (const text of ['+237 6XX XX XX XX', 'contact@example.org']) {
      const line = page.getByRole('contentinfo').getByText(text);
      await line.scrollIntoViewIfNeeded();
      const height = await line.evaluate((element) => element.getBoundingClientRect().height);
      expect(height, `${text} at ${screen.width} px`).toBeLessThan(50);
    }
    columns.push(await countColumns(page.locator('#gallery').getByRole('listitem')));
  }
  expect(columns).toEqual([1, 2, 2]);
});

test('a picture of the whole landing page, taken at once, shows every section', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/');
  const picture = sharp(await page.screenshot({ fullPage: true }));
  const { width, height } = await picture.metadata();
  const parts = await page.locator('main > *, footer').evaluateAll((elements) =>
    elements
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.height > 1 && element.textContent?.trim())
      .map(({ element, box }) => ({
        name: element.id || element.tagName,
        top: Math.floor(box.top + window.scrollY),
        height: Math.floor(box.height),
      })),
  );
  expect(parts.length).toBeGreaterThanOrEqual(7);
  const last = parts.at(-1);
  const end = (last?.top ?? 0) + (last?.height ?? 0);
  // All three numbers are rounded.
  expect(Math.abs(end - (height ?? 0)), 'the picture ends with the footer').toBeLessThanOrEqual(2);
  for (const { name: part, ...rows } of parts) {
    const { data } = await picture
      .clone()
      .extract({ left: 0, width: width ?? 0, ...rows })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colors = new Set<number>();
    for (let at = 0; at < data.length; at += 3) colors.add(data.readUIntBE(at, 3));
    // A blank part has only the colours of its background and band; text adds the shades of letters.
    expect(colors.size, `colours of ${part}`).toBeGreaterThan(40);
  }
});

test('the landing page prints on four sheets at most', async ({ page }) => {
  await page.goto('/');
  const margin = '10mm';
  const sheet = { format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } };
  const pdf = (await page.pdf(sheet)).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
});
