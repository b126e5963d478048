import { sites } from '../content';
import { expect, test } from '../fixtures';
import { openForm } from './form';

const { label, home } = sites.fr;

test('the number of a way to donate can be copied', async ({ page, context }) => {
  const way = home.ways.find(({ number }) => number);
  // The association may have no such way: `npm run test:edits` also runs on other ways to give.
  test.skip(!way, 'no way to donate has a number');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  const button = page.getByRole('button', { name: label('ways.copyNumber', { way: way?.name ?? '' }) });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: label('ways.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(way?.number?.replaceAll(' ', ''));
});
