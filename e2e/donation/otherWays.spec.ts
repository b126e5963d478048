import { sites } from '../content';
import { expect, test } from '../fixtures';
import { openForm } from './form';

const { label } = sites.fr;

test('the number of a way to donate can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  const button = page.getByRole('button', { name: label('ways.copyNumber', { way: 'Orange Money' }) });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: label('ways.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('600000001');
});
