import type { Page } from '@playwright/test';
import { sites } from '../content';
import { hold } from '../delivery/network';
import { customer, type DonationForm, fillCard, openForm, payText, readCard } from '../donation/form';
import { expect, paymentTraffic, test } from './fixtures';
import { decide, expectOutcome, pay } from './journey';
import { findRecords } from './records';

const reference = expect.stringMatching(/^\d{1,8}$/);
const toProvider = /\/v2\/payment$/;

/** The fields that every request has. */
const describeSite = (baseURL: string | undefined) => ({
  apikey: '1000000000e0e0e0e0e0e0e0.10000001',
  site_id: '100001',
  transaction_id: reference,
  description: 'Don au projet',
  notify_url: `${baseURL}/cinetpay-notify`,
  return_url: `${baseURL}/cinetpay-return`,
});

/** Presses while the answer is held, when each further press could send another request. */
async function pressWhilePending(page: Page, { pay: button }: DonationForm, press: () => Promise<unknown>) {
  const release = await hold(page, toProvider);
  await press();
  await expect(button).toHaveText(sites.fr.label('donation.pending'));
  await release();
}

test.describe('a donation by mobile money', () => {
  test.use({ expectedProblems: [...paymentTraffic, /^answer 400: http:\/\/127/] });

  test('sends one exact request per attempt, with a new id after a refusal', async ({ page, emulator, baseURL }) => {
    await emulator.configure({ init: { kind: 'duplicateId', calls: 2 } });
    const form = await openForm(page);
    await form.amount.fill('1.000');
    await fillCard(form);
    await form.mobileMoneyTab.click();

    await test.step('a double click makes one request', async () => {
      await pressWhilePending(page, form, () => form.pay.dblclick());
      await expect(form.pay).toHaveText(payText('1 000 FCFA'));
      expect(await emulator.readRequests()).toHaveLength(1);
    });

    await test.step('two synchronous clicks and Enter make one request', async () => {
      await pressWhilePending(page, form, async () => {
        await form.pay.evaluate((button: HTMLButtonElement) => {
          button.click();
          button.click();
        });
        await form.amount.press('Enter');
      });
      await expect(form.pay).toHaveText(payText('1 000 FCFA'));
      expect(await emulator.readRequests()).toHaveLength(2);
    });

    await test.step('a request has exactly these fields, without the customer of the other tab', async () => {
      await page.unrouteAll();
      await pay(page, form);
      const requests = await emulator.readRequests();
      const exactly = { ...describeSite(baseURL), amount: 1000, currency: 'XAF', channels: 'MOBILE_MONEY', lang: 'fr' };
      expect(requests).toEqual([exactly, exactly, exactly]);
      const [call] = (await emulator.read()).received.filter(({ method }) => method === 'POST');
      expect(call?.contentType).toBe('application/json');
      const ids = requests.map(({ transaction_id }) => transaction_id);
      expect(new Set(ids).size, 'each attempt has its own id').toBe(3);
    });
  });
});

test('a donation by card in English survives Back and a refusal, and is accepted at the second try', {
  tag: '@engines',
}, async ({ page, emulator, baseURL }) => {
  const form = await openForm(page, 'en');
  const typed = { ...customer, customer_city: '  Yaoundé ' };
  const amount = payText('12,345 FCFA', 'en');

  await test.step('the request has the trimmed customer and the language of the page', async () => {
    await form.amount.fill('12 345');
    await form.currency.selectOption('XOF');
    await fillCard(form, typed);
    await pay(page, form, 'en');
    expect(await emulator.readRequests()).toEqual([
      { ...describeSite(baseURL), amount: 12_345, currency: 'XOF', channels: 'CREDIT_CARD', lang: 'en', ...customer },
    ]);
  });

  const expectFormAsItWas = async () => {
    await expect(form.amount).toHaveValue('12 345');
    await expect(form.currency).toHaveValue('XOF');
    await expect(form.cardTab).toHaveAttribute('aria-selected', 'true');
    await expect(form.field('customer_name')).toBeVisible();
    expect(await readCard(form)).toEqual(typed);
    await expect(form.pay).toHaveText(amount);
    await expect(form.pay).toHaveAttribute('aria-disabled', 'false');
  };

  await test.step('Back from the provider’s page restores the form', async () => {
    await page.goBack();
    await expectFormAsItWas();
    await pay(page, form, 'en');
    expect(await emulator.readRequests()).toHaveLength(2);
  });

  await test.step('after a refusal a link leads to the filled form', async () => {
    await decide(page, 'refuse', 'en');
    await expectOutcome(page, 'refused', 'en');
    await page.getByRole('link', { name: sites.en.label('return.payAgain') }).click();
    await expectFormAsItWas();
  });

  await test.step('a notification before the return changes nothing for the donor', async () => {
    await emulator.configure({ notify: { kind: 'beforeReturn' } });
    await pay(page, form, 'en');
    await decide(page, 'accept', 'en');
    await expectOutcome(page, 'accepted', 'en');
    const requests = await emulator.readRequests();
    expect(Object.keys(findRecords(String(requests.at(-1)?.transaction_id)))).toEqual(['accepted']);
  });
});
