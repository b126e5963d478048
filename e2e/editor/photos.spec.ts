import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { maxPhotoBytes, maxSide } from '../../src/editors/demo/media/preparePhoto';
import { back, button, downloadChanges, field, label, openEditor, preview, reloadOnceStored } from '../support/editor';
import { checkAccessibility, expect, test } from '../support/fixtures';
import { screens } from '../support/site';

type File = { name: string; mimeType: string; buffer: Buffer };

/** A photo as a phone held upright stores it: on its side, and with the place in its metadata. */
async function takePhoto(name: string): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const buffer = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'black', noise } })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Tecno' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 3/1 0/1' } })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: label('editor.photo.change') });
const chooseFile = (page: Page, file: File | string) =>
  dialog(page).getByLabel(label('editor.photo.take')).setInputFiles(file);
const heroPhoto = (page: Page) => page.getByRole('group', { name: /^Grande image/ }).getByRole('img');

/** Expects the new photo in the form, then in the preview. */
async function expectUpright(page: Page): Promise<void> {
  const expectPortrait = async (image: Locator) => {
    await expect(image).toHaveAttribute('src', /^blob:/);
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalHeight / element.naturalWidth))
      .toBeCloseTo(4 / 3, 2);
  };
  await expectPortrait(heroPhoto(page));
  await button(page, 'editor.edit.preview').click();
  await expectPortrait(preview(page).getByRole('img'));
  await page.keyboard.press('Escape');
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('a photo taken with the phone reaches the hand-over file upright and light', {
    tag: ['@engines', '@recent'],
  }, async ({ page }) => {
    page.on('dialog', (browserDialog) => browserDialog.accept());
    await openEditor(page, 'hero');
    await button(page, 'editor.photo.change').click();
    await checkAccessibility(page);
    await chooseFile(page, await takePhoto('Jour de Marché.jpg'));
    await expect(dialog(page)).toBeHidden();
    await expect(field(page, 'fr.pictureAlt')).toBeFocused();
    await expect(field(page, 'fr.pictureAlt')).toHaveValue('');
    await expect(field(page, 'en.pictureAlt')).toHaveValue('');
    await field(page, 'fr.pictureAlt').fill('Le marché de Gadas');
    await checkAccessibility(page);
    await expectUpright(page);

    await reloadOnceStored(page);
    await expectUpright(page);

    await back(page).click();
    const { name, handOver } = await downloadChanges(page);
    expect(name).toMatch(/^changements-.*\.txt$/);
    const [[src, bytes] = ['', []], ...others] = Object.entries(handOver.media);
    expect(others).toEqual([]);
    const photo = Buffer.from(bytes);
    const sum = createHash('sha256').update(photo).digest('hex');
    expect(src).toBe(`/uploads/hero/photo-${sum.slice(0, 10)}.jpg`);
    const { format, width, height, exif, orientation } = await sharp(photo).metadata();
    expect({ format, exif, orientation }).toEqual({ format: 'jpeg', exif: undefined, orientation: undefined });
    expect(Math.max(width, height)).toBeLessThanOrEqual(maxSide);
    expect(height).toBeGreaterThan(width);
    expect(photo.length).toBeLessThanOrEqual(maxPhotoBytes);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: screens.desktop });

  test('a photo that the browser cannot read is refused in words, and the photo and the texts stay', async ({
    page,
  }) => {
    await openEditor(page, 'hero');
    await field(page, 'fr.title').fill('Mon titre');
    await button(page, 'editor.photo.change').click();
    // HEIC under the name of a JPEG: Chromium does not decode it.
    const buffer = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await chooseFile(page, { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
    await expect(dialog(page).getByRole('alert')).toContainText(label('editor.media.refusal.heic'));
    await checkAccessibility(page);
    await dialog(page)
      .getByRole('button', { name: label('dialog.close') })
      .click();
    await expect(field(page, 'fr.title')).toHaveValue('Mon titre');
    await expect(page.getByRole('group', { name: /^Grande image/ }).getByRole('img')).toHaveAttribute('src', /\.jpg/);
  });

  test('a transparent PNG of 40 MB is taken, and gets a light ground', async ({ page }) => {
    await openEditor(page, 'hero');
    const path = test.info().outputPath('Capture.png');
    // Uncompressed, so that it is heavy without details, which would take seconds to encode.
    const large = sharp({ create: { width: 3600, height: 2900, channels: 4, background: '#0000' } });
    const { size } = await large.png({ compressionLevel: 0 }).toFile(path);
    expect(size).toBeGreaterThan(40_000_000);
    await button(page, 'editor.photo.change').click();
    await chooseFile(page, path);
    await expect(dialog(page)).toBeHidden();
    // Found by tag, because it has no role without a description.
    const photo = page.getByRole('group', { name: /^Grande image/ }).locator('img');
    await expect(photo).toHaveAttribute('src', /^blob:/);
    const readDarkest = () =>
      photo.evaluate((image) => {
        const context = document.createElement('canvas').getContext('2d');
        // Draws nothing before the picture has loaded.
        context?.drawImage(image as HTMLImageElement, 0, 0, 1, 1);
        return Math.min(...(context?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [0]));
      });
    await expect.poll(readDarkest).toBeGreaterThan(230);
  });
});
