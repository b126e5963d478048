import type { Page, Response } from '@playwright/test';
import { languages } from '../../src/i18n/languages';
import { sites, tidy } from '../content';
import { hold } from '../delivery/network';
import { expect, test } from '../fixtures';
import { usualOrAll } from '../matrix';
import { settle } from '../site';
import { customer, fillCard, openForm, readCard } from './form';

const attributes = {
  customer_name: { autocomplete: 'family-name' },
  customer_surname: { autocomplete: 'given-name' },
  customer_phone_number: { type: 'tel', inputmode: 'tel', autocomplete: 'tel', placeholder: '+237XXXXXXXXX' },
  customer_email: { type: 'email', inputmode: 'email', autocomplete: 'email' },
  customer_address: { autocomplete: 'street-address' },
  customer_city: { autocomplete: 'address-level2' },
  customer_country: { autocomplete: 'country' },
  customer_state: { autocomplete: 'address-level1' },
  customer_zip_code: { autocomplete: 'postal-code' },
  customer_id: { autocomplete: 'off' },
} as const;

const fields = Object.keys(attributes) as (keyof typeof attributes)[];

// Countries whose code point order differs from the order of the language.
const landmarks = {
  fr: { neighbours: ['Égypte (EG)', 'El Salvador (SV)'], nearest: 'Cameroun (CM)' },
  en: { neighbours: ['Afghanistan (AF)', 'Åland Islands (AX)'], nearest: 'Cameroon (CM)' },
};

for (const language of languages) {
  test(`the card tab has autofill attributes and lazy-loads its countries, in ${language}`, async ({ page }) => {
    const { home, label } = sites[language];
    const { mobileMoney, creditCard } = home.sections.donation;
    const readNames = collectNames(page);
    const form = await openForm(page, language);
    await form.amount.fill('1000');
    await settle(page);
    const before = await readNames();

    await test.step('mobile money is the first tab, has no fields and fetches nothing', async () => {
      await expect(form.whole.getByRole('tab')).toHaveText([mobileMoney, creditCard]);
      await expect(form.mobileMoneyTab).toHaveAttribute('aria-selected', 'true');
      await expect(form.whole.getByRole('textbox')).toHaveCount(1);
      await expect(form.pay).toHaveCount(1);
      expect(before).toEqual([]);
    });

    await test.step('the card tab shows that it is loading', async () => {
      const release = await hold(page, names);
      await form.cardTab.click();
      await expect(form.whole.getByRole('status')).toHaveText(label('donation.loadingCard'));
      await release();
      await expect(form.field('customer_country')).toBeVisible();
    });

    await test.step('the countries are fetched once, in this language only', async () => {
      await form.mobileMoneyTab.click();
      await form.cardTab.click();
      await expect(form.field('customer_country')).toBeVisible();
      expect(await readNames()).toEqual([expect.stringMatching(germany[language])]);
    });

    await test.step('its fields have autofill and ARIA attributes', async () => {
      await expect(form.pay).toHaveCount(1);
      await expect(form.whole.getByRole('tabpanel', { name: creditCard })).toBeVisible();
      await expect(form.whole.getByRole('tabpanel', { name: mobileMoney })).toBeHidden();
      for (const name of fields) {
        for (const [attribute, value] of Object.entries(attributes[name])) {
          await expect(form.field(name), name).toHaveAttribute(attribute, value);
        }
        await expect(form.field(name), name).toHaveAttribute('aria-required', String(name !== 'customer_id'));
      }
    });

    await test.step('a state has at most 2 characters and a zip code 5', async () => {
      await form.field('customer_state').pressSequentially('CEN');
      await expect(form.field('customer_state')).toHaveValue('CE');
      await form.field('customer_zip_code').pressSequentially('1234567');
      await expect(form.field('customer_zip_code')).toHaveValue('12345');
    });

    await test.step('countries are in the order of the language, with Cameroon first', async () => {
      const options = form.field('customer_country').getByRole('option');
      await expect(options).toHaveCount(252);
      const [blank, nearest, ...others] = (await options.allTextContents()).map(tidy);
      const { neighbours, nearest: expected } = landmarks[language];
      expect(blank).toBe('');
      expect(nearest).toBe(expected);
      const at = others.indexOf(neighbours[0] ?? '');
      expect(others.slice(at, at + 2)).toEqual(neighbours);
    });
  });
}

const names = /\/static\/\w\w-\w+\.json$/;
const germany = { fr: /Allemagne/, en: /Germany/ };

/** Records the lists of countries that the page fetches. */
function collectNames(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response: Response) => {
    if (names.test(new URL(response.url()).pathname)) texts.push(response.text());
  });
  return () => Promise.all(texts);
}

for (const language of usualOrAll(['fr'], languages)) {
  const { label } = sites[language];

  test.describe(`when the card fields fail to load, in ${language}`, () => {
    test.use({ expectedProblems: ['net::ERR_FAILED'] });

    test('the card tab shows an error, and Retry loads them without losing input', async ({ page }) => {
      const form = await openForm(page, language);
      await form.amount.fill('1000');
      await page.route(names, (route) => route.abort());
      await form.cardTab.click();
      const alert = form.whole.getByRole('alert');
      await expect(alert).toContainText(label('donation.cardFailed'));
      await alert.getByRole('button', { name: label('donation.retry') }).click();
      await expect(alert).toContainText(label('donation.cardFailed'));

      await page.unroute(names);
      await alert.getByRole('button', { name: label('donation.retry') }).click();
      await fillCard(form);
      expect(await readCard(form)).toEqual(customer);
      await expect(form.amount).toHaveValue('1000');
    });
  });
}
