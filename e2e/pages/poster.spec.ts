import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { donatePaths, posterPath } from '../../src/routes';
import type { DataSelector } from '../../src/shared/dataAttributes';
import { readQrCode } from '../../src/testing/readQrCode';
import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { screens } from '../support/site';

const sheetOf = (page: Page) => page.locator('[data-poster]' satisfies DataSelector);

const { path, label } = sites.fr;
const pagePath = path(posterPath);
const short = `https://www.grand-baobab.example${donatePaths.fr}`;

test('the code and the URL on the poster lead to the donation', async ({ page }) => {
  await page.goto(pagePath);
  const sheet = sheetOf(page);
  const drawn = sheet.getByRole('img', { name: label('poster.code', { url: short }) });
  expect(await readQrCode(sharp(await drawn.screenshot()))).toBe(short);
  await expect(sheet).toContainText(short.replace('https://', ''));
  await page.goto(donatePaths.fr);
  await expect(page).toHaveURL(path('/#donation'));
});

test('the poster fits on each screen', async ({ page }) => {
  await page.goto(pagePath);
  await page.evaluate(() => document.fonts.ready);
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen);
    expect(await measureOverflow(sheetOf(page)), `${screen.width} px`).toBeLessThanOrEqual(1);
  }
});

test('the poster prints alone on one A4 sheet, with a code that can be read from two metres', async ({ page }) => {
  await page.goto(pagePath);
  await page.evaluate(() => document.fonts.ready);
  await page.emulateMedia({ media: 'print' });
  const sheet = sheetOf(page);
  await expect(sheet).toBeVisible();
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('h1')]) {
    await expect(hidden).toBeHidden();
  }
  const code = await sheet.locator('svg[role=img]').boundingBox();
  expect(millimetres(code?.width ?? 0)).toBeGreaterThanOrEqual(80);
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g), 'pages').toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Number(width) / 72, Number(height) / 72].map((inches) => Math.round(inches * 25.4))).toEqual([210, 297]);
});

test.describe('the poster without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('has no print button', async ({ page }) => {
    await page.goto(pagePath);
    await expect(sheetOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: label('poster.print') })).toBeHidden();
  });
});

/** The millimetres on paper of a length in CSS pixels. */
const millimetres = (pixels: number) => (pixels / 96) * 25.4;

/** By how many pixels the content is taller than the sheet. */
function measureOverflow(sheet: Locator): Promise<number> {
  return sheet.evaluate(({ firstElementChild: poster }) =>
    poster ? poster.scrollHeight - poster.clientHeight : Number.NaN,
  );
}
