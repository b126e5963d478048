import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { countColumns, expectPath, screens } from '../support/site';

const { party, veillee, donation, label } = sites.fr;

test.use({ javaScriptEnabled: false });

test('without scripts, an activity leads to its albums and to the donation, and its album back to it', async ({
  page,
}) => {
  const { title } = party;
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/activites/');
  await main.getByRole('link', { name: title, exact: true }).click();
  await expect(heading).toHaveText(title);
  await expectPath(page, party.path);

  await main.getByRole('link', { name: veillee.name }).click();
  await expectPath(page, veillee.path);
  await main.getByRole('link', { name: label('album.activity', { title }) }).click();
  await expect(heading).toHaveText(title);

  await main
    .getByRole('link', { name: label('activity.support') })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: donation.title })).toBeInViewport();
});

test('the facts of an activity are in one column on a phone, and in a row where they fit', async ({ page }) => {
  await page.goto(party.path);
  const columns = [];
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen);
    columns.push(await countColumns(page.getByRole('main').getByRole('term')));
  }
  expect(columns).toEqual([1, 3, 3]);
});

test('the button that asks for a donation is below its text on a phone, and beside it on wider screens', async ({
  page,
}) => {
  await page.goto('/activites/');
  const text = page.getByRole('main').getByText(donation.subtitle);
  const button = page.getByRole('main').getByRole('link', { name: label('nav.donate') });
  const isBeside = [];
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen);
    const [words, pressed] = [await text.boundingBox(), await button.boundingBox()];
    isBeside.push((pressed?.x ?? 0) > (words?.x ?? 0) + (words?.width ?? 0));
  }
  expect(isBeside).toEqual([false, true, true]);
});
