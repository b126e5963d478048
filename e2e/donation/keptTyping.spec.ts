import { albumWithMostPhotos, counts, sites } from '../content';
import { expect, test } from '../fixtures';
import { changeLanguage, customer, type DonationForm, fillCard, findForm, openForm, payText, readCard } from './form';

/** Types into every field of both tabs. */
async function typeEverything(form: DonationForm): Promise<void> {
  await form.amount.fill('12 345');
  await form.currency.selectOption('XOF');
  await fillCard(form);
}

async function expectEverything(form: DonationForm): Promise<void> {
  await expect(form.amount).toHaveValue('12 345');
  await expect(form.currency).toHaveValue('XOF');
  await expect(form.cardTab).toHaveAttribute('aria-selected', 'true');
  await expect(form.field('customer_name')).toBeVisible();
  expect(await readCard(form)).toEqual(customer);
}

test('nothing typed is lost by a change of tab or language, an error, a reload or a look at another page', async ({
  page,
  context,
}) => {
  const form = await openForm(page);
  await typeEverything(form);

  await test.step('by a change of tab, nor by an error', async () => {
    await form.mobileMoneyTab.click();
    await expect(form.amount).toHaveValue('12 345');
    await expect(form.currency).toHaveValue('XOF');
    await form.cardTab.click();
    await form.amount.fill('rien');
    await form.pay.click();
    await expect(form.amount).toBeFocused();
    await form.amount.fill('12 345');
    await expectEverything(form);
  });

  await test.step('by a change of language, there and back', async () => {
    await changeLanguage(page, 'en');
    await expectEverything(findForm(page, 'en'));
    await expect(findForm(page, 'en').pay).toHaveText(payText('12,345 FCFA', 'en'));
    await changeLanguage(page, 'fr');
    await expectEverything(form);
  });

  await test.step('by a reload, nor by a look at another page', async () => {
    await page.reload();
    await expectEverything(form);
    await page.goto(counts.albums > 0 ? sites.fr.albumPath(albumWithMostPhotos.fr.slug) : '/offline/');
    await page.goBack();
    await expectEverything(form);
  });

  await test.step('and another tab begins empty, whatever another version of the site has kept there', async () => {
    const other = await context.newPage();
    await other.addInitScript(() => {
      sessionStorage.setItem(
        'donation-draft',
        '{"amount":7,"currency":"BTC","channel":"CASH","customer":{"customer_name":1}}',
      );
    });
    const empty = await openForm(other);
    await expect(empty.amount).toHaveValue('');
    await expect(empty.currency).toHaveValue('XAF');
    await expect(empty.mobileMoneyTab).toHaveAttribute('aria-selected', 'true');
    await empty.cardTab.click();
    await expect(empty.field('customer_name')).toHaveValue('');
  });
});
