import { sites } from '../content';
import { expect, test } from '../fixtures';
import { screens } from '../site';
import { openForm } from './form';

test('the sticky text beside the donation form never covers the links below', async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await openForm(page);
  const text = page.getByRole('heading', { name: sites.fr.home.sections.donation.title });
  const link = page.getByRole('link', { name: sites.fr.label('donation.poster') });
  for (const place of ['end', 'center', 'start'] as const) {
    await link.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), place);
    const [above, below] = await Promise.all([text.boundingBox(), link.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0), place).toBeLessThanOrEqual(below?.y ?? 0);
  }
});
