import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { countColumns, screens } from '../support/site';

const { party, donation, label } = sites.fr;

test.use({ javaScriptEnabled: false });

test('the facts of an activity are in one column on a phone, and in a row where they fit', async ({ page }) => {
  await page.goto(party.path);
  const columns = [];
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen);
    columns.push(await countColumns(page.getByRole('main').getByRole('term')));
  }
  expect(columns).toEqual([1, 3, 3]);
});

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
