import { expect, test } from './fixtures';
import { openWithScripts, screens } from './site';
import { albumAddress } from './viewer';

for (const [name, viewport] of Object.entries(screens)) {
  test(`a photo higher than wide is seen whole, clear of its caption, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openWithScripts(page, albumAddress);
    const portrait = await page
      .locator('main li img')
      .evaluateAll((images) =>
        images.findIndex((image) => Number(image.getAttribute('height')) > Number(image.getAttribute('width'))),
      );
    expect(portrait, 'an album without a photo higher than wide proves nothing').toBeGreaterThanOrEqual(0);
    await page.locator('main li:has(img) a').nth(portrait).click();

    const viewer = page.getByRole('dialog');
    const photo = viewer.getByRole('img');
    await expect(photo).toBeVisible();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(0);
    const shown = await photo.boundingBox();
    const bar = await viewer.getByRole('button', { name: 'Fermer' }).boundingBox();
    const caption = await viewer.locator('p[aria-hidden]').boundingBox();
    if (!shown || !bar || !caption) throw new Error('Something of the viewer is not shown');
    expect(shown.height).toBeGreaterThan(shown.width);
    expect(shown.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(shown.y + shown.height).toBeLessThanOrEqual(caption.y);
    expect(caption.y + caption.height).toBeLessThanOrEqual(viewport.height);
  });
}
