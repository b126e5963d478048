import { dashboardPath, decapPath } from '../../src/routes';
import { checkAccessibility, expect, test } from '../support/fixtures';
import { screens, waitForIdle } from '../support/site';

test('below 800 px, a notice and a link to the demo editor replace Decap, which is not loaded', async ({ page }) => {
  await page.setViewportSize({ ...screens.phone, width: 799 });
  const bodies: Promise<Buffer>[] = [];
  // A redirect has no body.
  page.on('response', (response) => bodies.push(response.body().catch(() => Buffer.of())));
  await page.goto(decapPath);
  await waitForIdle(page);
  expect(Buffer.concat(await Promise.all(bodies)).length, 'bytes, uncompressed').toBeLessThan(50_000);
  const notice = page.getByRole('heading', { name: 'Decap demande un écran plus large.' });
  const link = page.getByRole('link', { name: 'Ouvrir l’éditeur du site' });
  for (const width of [799, screens.phone.width]) {
    await page.setViewportSize({ ...screens.phone, width });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#nc-root')).toBeHidden();
  }
  await expect(link).toHaveAttribute('href', dashboardPath);
  await checkAccessibility(page, { within: '#narrow' });

  await page.setViewportSize({ ...screens.phone, width: 800 });
  await expect(page.locator('#nc-root a').first()).toBeVisible();
  await expect(notice).toBeHidden();
});
