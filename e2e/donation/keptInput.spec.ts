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

test('the donation form keeps its input across tabs, languages, errors, reloads and other pages', async ({
  page,
  context,
}) => {
  const form = await openForm(page);
  await typeEverything(form);

  await test.step('after a change of tab and an error', async () => {
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

  await test.step('after a change of language and back', async () => {
    await changeLanguage(page, 'en');
    await expectEverything(findForm(page, 'en'));
    await expect(findForm(page, 'en').pay).toHaveText(payText('12,345 FCFA', 'en'));
    await changeLanguage(page, 'fr');
    await expectEverything(form);
  });

  await test.step('after a reload and a visit to another page', async () => {
    await page.reload();
    await expectEverything(form);
    await page.goto(counts.albums > 0 ? sites.fr.albumPath(albumWithMostPhotos.fr.slug) : '/offline/');
    await page.goBack();
    await expectEverything(form);
  });

  await test.step('but not in another browser tab, even with an invalid stored draft', async () => {
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
