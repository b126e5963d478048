import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { screens } from '../support/site';

const { donation, label } = sites.fr;

test.use({ javaScriptEnabled: false });

test('the button of the appeal is below its title on a phone, and beside it on wider screens', async ({ page }) => {
  await page.goto('/activites/');
  const title = page.getByRole('main').getByText(donation.title);
  const button = page.getByRole('main').getByRole('link', { name: label('nav.donate') });
  const isBeside = [];
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen);
    const [words, pressed] = [await title.boundingBox(), await button.boundingBox()];
    isBeside.push((pressed?.x ?? 0) > (words?.x ?? 0) + (words?.width ?? 0));
  }
  expect(isBeside).toEqual([false, true, true]);
});
