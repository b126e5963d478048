import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import type { DataSelector } from '../src/dataNames';
import { languages } from '../src/i18n/languages';
import { posterPath } from '../src/routes';
import { sites } from './content';
import { expect, test } from './fixtures';
import { usualOrAll } from './matrix';
import { openWithScripts, screens } from './site';

const sheetOf = (page: Page) => page.locator('[data-poster]' satisfies DataSelector);

for (const language of usualOrAll(['fr'], languages)) {
  const { path, label } = sites[language];
  const address = path(posterPath);
  const donation = `https://www.example.org${path('/#donation')}`;

  test(`the poster at ${address} links to the donation, fits at every width and prints on one A4 sheet`, async ({
    page,
  }) => {
    await page.setViewportSize(screens.desktop);
    await page.addInitScript(() =>
      Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
    );
    await openWithScripts(page, address);
    await page.getByRole('button', { name: label('poster.print') }).click();
    await expect(page.locator('body[data-printed]'), 'the print button prints').toHaveCount(1);
    await page.evaluate(() => document.fonts.ready);
    const sheet = sheetOf(page);
    const code = sheet.getByRole('img', { name: label('poster.code', { address: donation }) });
    expect(await scan(code)).toBe(donation);
    await expect(sheet).toContainText(donation.replace('https://', ''));
    for (const format of ['a4', 'a6'] as const) {
      await page.getByRole('radio', { name: label(`poster.${format}`) }).check();
      for (const screen of Object.values(screens)) {
        await page.setViewportSize(screen);
        expect(await measureOverflow(sheet), `${format}, ${screen.width} px`).toBeLessThanOrEqual(1);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(sheet).toBeVisible();
      for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('h1')]) {
        await expect(hidden).toBeHidden();
      }
      await page.emulateMedia({ media: null });
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), `pages of ${format}`).toHaveLength(1);
      const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      expect([Number(width) / 72, Number(height) / 72].map((inches) => Math.round(inches * 25.4))).toEqual([210, 297]);
    }
    expect(await scan(sheet.locator('svg[role=img]').nth(3)), 'the fourth A6 poster').toBe(donation);
  });
}

test.describe('the poster without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of usualOrAll(['fr'], languages)) {
    const { poster, path, label } = sites[language];

    test(`lets visitors choose the format and shows no print button, in ${language}`, async ({ page }) => {
      await page.goto(path('/'));
      await page.getByRole('link', { name: label('donation.poster') }).click();
      await expect(page).toHaveURL(path(posterPath));
      const titles = sheetOf(page).getByText(poster.title).filter({ visible: true });
      await expect(titles).toHaveCount(1);
      await page.getByRole('radio', { name: label('poster.a6') }).check();
      await expect(titles).toHaveCount(4);
      await expect(page.getByRole('button', { name: label('poster.print') })).toBeHidden();
    });
  }
});

/** Decodes the QR code from a screenshot. */
async function scan(code: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** The largest overflow of a poster in pixels. */
function measureOverflow(sheets: Locator): Promise<number> {
  return sheets.evaluate((element) =>
    Math.max(
      ...[...element.querySelectorAll('svg[role=img]')].map((code) => {
        const poster = code.parentElement?.parentElement?.parentElement;
        return poster ? poster.scrollHeight - poster.clientHeight : Number.NaN;
      }),
    ),
  );
}
