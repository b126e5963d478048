import type { Page, Response } from '@playwright/test';
import { type Language, languages } from '../../src/i18n/languages';
import { sites, tidy } from '../content';
import { hold, scripts } from '../delivery/network';
import { expect, test } from '../fixtures';
import { few } from '../matrix';
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

test('mobile money comes first and asks nothing; a card asks for fields that the browser can fill in', async ({
  page,
}) => {
  const { mobileMoney, creditCard } = sites.fr.home.sections.donation;
  const form = await openForm(page);
  await expect(form.whole.getByRole('tab')).toHaveText([mobileMoney, creditCard]);
  await expect(form.mobileMoneyTab).toHaveAttribute('aria-selected', 'true');
  await expect(form.whole.getByRole('textbox')).toHaveCount(1);
  await expect(form.pay).toHaveCount(1);
  await form.cardTab.click();
  await expect(form.pay).toHaveCount(1);
  await expect(form.whole.getByRole('tabpanel', { name: creditCard })).toBeVisible();
  await expect(form.whole.getByRole('tabpanel', { name: mobileMoney })).toBeHidden();
  for (const name of fields) {
    for (const [attribute, value] of Object.entries(attributes[name])) {
      await expect(form.field(name), name).toHaveAttribute(attribute, value);
    }
    await expect(form.field(name), name).toHaveAttribute('aria-required', String(name !== 'customer_id'));
  }
  // A state takes 2 characters and a zip code 5.
  await form.field('customer_state').pressSequentially('CEN');
  await expect(form.field('customer_state')).toHaveValue('CE');
  await form.field('customer_zip_code').pressSequentially('1234567');
  await expect(form.field('customer_zip_code')).toHaveValue('12345');
});

test('the tabs are one stop, and the arrows move between them', async ({ page }) => {
  const form = await openForm(page);
  const expectChosen = async (chosen: typeof form.cardTab, other: typeof form.cardTab) => {
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveAttribute('tabindex', '0');
    await expect(other).toHaveAttribute('aria-selected', 'false');
    await expect(other).toHaveAttribute('tabindex', '-1');
    const panel = page.locator(`[id="${await chosen.getAttribute('aria-controls')}"]`);
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAttribute('aria-labelledby', String(await chosen.getAttribute('id')));
  };
  await form.currency.focus();
  await page.keyboard.press('Tab');
  await expectChosen(form.mobileMoneyTab, form.cardTab);
  await page.keyboard.press('ArrowRight');
  await expectChosen(form.cardTab, form.mobileMoneyTab);
  await page.keyboard.press('ArrowRight');
  await expectChosen(form.mobileMoneyTab, form.cardTab);
  await page.keyboard.press('ArrowLeft');
  await expectChosen(form.cardTab, form.mobileMoneyTab);
  await expect(form.field('customer_name')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.field('customer_name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(form.cardTab).toBeFocused();
});

// Where the order of the letters' numbers and the order of the language part.
const landmarks = {
  fr: { neighbours: ['Égypte (EG)', 'El Salvador (SV)'], last: 'Zimbabwe (ZW)', nearest: 'Cameroun (CM)' },
  en: { neighbours: ['Afghanistan (AF)', 'Åland Islands (AX)'], last: 'Zimbabwe (ZW)', nearest: 'Cameroon (CM)' },
};

for (const language of languages) {
  test(`countries have their official names, the nearest first and then all in order, in ${language}`, async ({
    page,
  }) => {
    const form = await openForm(page, language);
    await form.cardTab.click();
    const options = form.field('customer_country').getByRole('option');
    await expect(options).toHaveCount(252);
    const [blank, nearest, ...others] = (await options.allTextContents()).map(tidy);
    const { neighbours, last, nearest: expected } = landmarks[language];
    expect(blank).toBe('');
    expect(nearest).toBe(expected);
    expect(others, 'whoever looks in the alphabet').toContain(expected);
    expect(others.at(-1)).toBe(last);
    const at = others.indexOf(neighbours[0] ?? '');
    expect(others.slice(at, at + 2)).toEqual(neighbours);
    const name = (option: string) => option.replace(/ \([A-Z]{2}\)$/, '');
    expect(others.map(name)).toEqual(others.map(name).toSorted(new Intl.Collator(language).compare));
    expect(others.filter((option) => !/^\S.* \([A-Z]{2}\)$/.test(option))).toEqual([]);
  });

  test(`the countries are fetched when the card tab is first opened, in ${language} alone`, async ({ page }) => {
    const readScripts = collectScripts(page);
    const form = await openForm(page, language);
    await form.amount.fill('1000');
    await settle(page);
    const before = await readScripts();
    expect(before.length).toBeGreaterThan(1);
    expect(before.filter((text) => countryNames.fr.test(text))).toEqual([]);
    expect(before.filter((text) => countryNames.en.test(text))).toEqual([]);

    await form.cardTab.click();
    await expect(form.field('customer_country')).toBeVisible();
    const after = (await readScripts()).slice(before.length);
    const other: Language = language === 'fr' ? 'en' : 'fr';
    expect(after.some((text) => countryNames[language].test(text))).toBe(true);
    expect(after.filter((text) => countryNames[other].test(text))).toEqual([]);

    await form.mobileMoneyTab.click();
    await form.cardTab.click();
    await expect(form.field('customer_country')).toBeVisible();
    expect((await readScripts()).length).toBe(before.length + after.length);
  });
}

const countryNames = { fr: /Allemagne/, en: /Germany/ };

/** Keeps what every script that the page fetches says. */
function collectScripts(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response: Response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) texts.push(response.text());
  });
  return () => Promise.all(texts);
}

for (const language of few(['fr'], languages)) {
  const { label } = sites[language];

  test.describe(`when what a card needs cannot be fetched, in ${language}`, () => {
    test.use({ expectedProblems: ['net::ERR_FAILED'] });

    test('the tab says so, and a press tries again, with what was typed', async ({ page }) => {
      const form = await openForm(page, language);
      await form.amount.fill('1000');
      await page.route('**/*.js', (route) => route.abort());
      await form.cardTab.click();
      const alert = form.whole.getByRole('alert');
      await expect(alert).toContainText(label('donation.cardFailed'));
      await alert.getByRole('button', { name: label('donation.retry') }).click();
      await expect(alert).toContainText(label('donation.cardFailed'));

      await page.unroute('**/*.js');
      await alert.getByRole('button', { name: label('donation.retry') }).click();
      await fillCard(form);
      expect(await readCard(form)).toEqual(customer);
      await expect(form.amount).toHaveValue('1000');
    });
  });
}

test('the card tab says that it is on its way', async ({ page }) => {
  const form = await openForm(page);
  const release = await hold(page, scripts);
  await form.cardTab.click();
  await expect(form.whole.getByRole('status')).toHaveText(sites.fr.label('donation.loadingCard'));
  await release();
  await expect(form.field('customer_name')).toBeVisible();
});
