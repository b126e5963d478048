import type { Page } from '@playwright/test';
import { hold } from '../delivery/network';
import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { settle } from '../support/site';
import { openForm } from './form';

const names = /\/static\/\w\w-\w+\.json$/;
const { label } = sites.fr;

test('the card tab fetches its countries when it opens, once and in this language only', async ({ page }) => {
  const readNames = collectNames(page);
  const form = await openForm(page);
  await settle(page);
  await expect(form.whole.getByRole('textbox'), 'mobile money has no fields').toHaveCount(1);
  expect(await readNames()).toEqual([]);

  const release = await hold(page, names);
  await form.cardTab.click();
  await expect(form.field('customer_name'), 'the fields do not wait').toBeVisible();
  await expect(form.field('customer_country')).toHaveText(label('donation.loadingCountries'));
  await release();
  const countries = form.field('customer_country').getByRole('option');
  await expect(countries).toHaveCount(252);
  await form.mobileMoneyTab.click();
  await form.cardTab.click();
  await expect(countries).toHaveCount(252);
  expect(await readNames()).toEqual([expect.stringContaining('Allemagne')]);
});

/** Records the lists of countries that the page fetches. */
function collectNames(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (names.test(new URL(response.url()).pathname)) texts.push(response.text());
  });
  return () => Promise.all(texts);
}
