import type { Page } from '@playwright/test';
import { type Customer, type CustomerField, customerFields } from '../../src/donation/rules/donation';
import { customer } from '../../src/donation/testing/testPayment';
import type { Language } from '../../src/shared/i18n/languages';
import { escapePattern, sites } from './content';
import { openWithScripts } from './site';

export type FilledForm = ReturnType<typeof findForm>;

/** Locators of the donation form, by accessible name. */
export function findForm(page: Page, language: Language = 'fr') {
  const { donation: texts, label } = sites[language];
  const whole = page.getByRole('form', { name: texts.title });
  const payNames = [payText('', language), label('donation.sending'), label('donation.checkFirst', { amount: '' })];
  return {
    whole,
    amount: whole.getByLabel(texts.amount, { exact: true }),
    currency: whole.getByLabel(texts.currency, { exact: true }),
    mobileMoneyTab: whole.getByRole('tab', { name: texts.mobileMoney }),
    cardTab: whole.getByRole('tab', { name: texts.creditCard }),
    /** The pay button in any state. */
    pay: whole.getByRole('button', { name: new RegExp(`^(${payNames.map(escapePattern).join('|')})`) }),
    /** The button that makes a second donation, in the question about an open payment. */
    anyway: whole.getByRole('button', { name: new RegExp(label('donation.anyway', { amount: '.+' })) }),
    field: (name: CustomerField) => whole.getByLabel(texts.customer[name], { exact: true }),
    toasts: page.getByRole('log', { name: label('toast.region') }),
  };
}

export async function openForm(page: Page, language: Language = 'fr', search = ''): Promise<FilledForm> {
  await openWithScripts(page, `${sites[language].path('/')}${search}#donation`);
  return findForm(page, language);
}

/** Opens the card tab and fills in the customer, with the given changes. */
export async function fillCard(form: FilledForm, changes: Partial<Customer> = {}): Promise<void> {
  await form.cardTab.click();
  const texts = { ...customer, ...changes };
  for (const name of customerFields) await fillField(form, name, texts[name]);
}

export async function fillField(form: FilledForm, name: CustomerField, text: string): Promise<void> {
  const field = form.field(name);
  if (name === 'customer_country') await field.selectOption(text);
  else await field.fill(text);
}

export async function readCard({ field }: FilledForm): Promise<Customer> {
  const entries = customerFields.map(async (name) => [name, await field(name).inputValue()]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The text of the pay button with or without an amount. */
export function payText(amount = '', language: Language = 'fr'): string {
  return sites[language].donation.donateButton.replace('{amount}', amount).trim();
}
