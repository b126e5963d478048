import type { Language } from '../../src/i18n/languages';
import { hostedLabels } from '../../tools/emulator/hostedLabels';
import type { Decision } from '../../tools/emulator/payments';
import { sites } from '../content';
import { customer, errorTexts, payText } from '../donation/form';
import { expect, test } from './fixtures';
import type { Visitor } from './visitor';

const { home, label } = sites.fr;
const texts = home.sections.donation;
const english = sites.en.home.sections.donation;

/** Opens the form by its address and types an amount. */
async function openForm(visitor: Visitor, amount: string, language: Language = 'fr'): Promise<void> {
  await visitor.open(`${sites[language].path('/')}#donation`);
  await visitor.waitForScripts();
  await visitor.fill(sites[language].home.sections.donation.amount, amount);
}

/** Presses Donate and arrives at the provider's page. */
async function pay(visitor: Visitor, amount = '1 000 FCFA', language: Language = 'fr'): Promise<void> {
  await visitor.press('button', payText(amount, language));
  await visitor.see('button', hostedLabels[language].decisions.accept);
}

/** The same with a payment of this device still open. */
async function payAnyway(visitor: Visitor, amount = '1 000 FCFA'): Promise<void> {
  await visitor.press('button', payText(amount));
  await visitor.press('button', label('donation.anyway'));
  await visitor.see('button', hostedLabels.fr.decisions.accept);
}

function decide(visitor: Visitor, decision: Decision, language: Language = 'fr'): Promise<void> {
  return visitor.press('button', hostedLabels[language].decisions[decision]);
}

/** The title of the page and its heading say how the payment stands. */
async function seeOutcome(
  visitor: Visitor,
  outcome: 'accepted' | 'refused' | 'cancelled' | 'pending' | 'early',
  language: Language = 'fr',
) {
  const title = sites[language].label(`return.${outcome}.title`);
  await visitor.see('heading', title);
  await visitor.seeTitle(title);
  await visitor.arrive(`${sites[language].path('/')}cinetpay-return/${outcome}/`);
}

async function fillCard(visitor: Visitor, language: Language): Promise<void> {
  const { customer: names } = sites[language].home.sections.donation;
  const { customer_country: _, ...typed } = customer;
  for (const [field, text] of Object.entries(typed)) await visitor.fill(names[field as keyof typeof typed], text);
  await visitor.choose(names.customer_country, language === 'fr' ? 'Cameroun (CM)' : 'Cameroon (CM)');
}

test('a donor gives by Mobile Money and is thanked', { tag: '@old' }, async ({ visitor }) => {
  await openForm(visitor, '1000');
  await pay(visitor);
  await decide(visitor, 'accept');
  await seeOutcome(visitor, 'accepted');
  await visitor.seeText('1 000 FCFA');
});

test('a donor gives by card in English, after an error beside its field', { tag: '@old' }, async ({ visitor }) => {
  await openForm(visitor, '1000', 'en');
  await visitor.press('tab', english.creditCard);
  await fillCard(visitor, 'en');
  const { customer_phone_number: phone } = english.customer;
  await visitor.fill(phone, '699123456');
  await visitor.press('button', payText('1,000 FCFA', 'en'));
  await visitor.seeFocus({ name: phone });
  await visitor.seeAs('textbox', phone, { states: ['invalid'] });
  await visitor.seeText(errorTexts('phone', 'en').title);
  await visitor.fill(phone, customer.customer_phone_number);
  await pay(visitor, '1,000 FCFA', 'en');
  await decide(visitor, 'accept', 'en');
  await seeOutcome(visitor, 'accepted', 'en');
});

test('a refused card leads back to a form that has kept everything', async ({ visitor }) => {
  await openForm(visitor, '1000');
  await visitor.press('tab', texts.creditCard);
  await fillCard(visitor, 'fr');
  await pay(visitor);
  await decide(visitor, 'refuse');
  await seeOutcome(visitor, 'refused');
  await visitor.press('link', label('return.payAgain'));
  await visitor.seeAs('textbox', texts.customer.customer_name, { value: customer.customer_name });
  await visitor.seeAs('textbox', texts.amount, { value: '1000' });
  await pay(visitor);
});

test('an operator that refuses too early is not believed, and a cancelled payment is said', async ({ visitor }) => {
  await openForm(visitor, '1000');
  await pay(visitor);
  await decide(visitor, 'refuse');
  await seeOutcome(visitor, 'early');
  await openForm(visitor, '1005');
  await payAnyway(visitor, '1 005 FCFA');
  await decide(visitor, 'cancel');
  await seeOutcome(visitor, 'cancelled');
});

test('a pending payment is thanked for once it is paid, without a press', async ({ visitor, emulator }) => {
  await openForm(visitor, '1000');
  await pay(visitor);
  await decide(visitor, 'pending');
  await seeOutcome(visitor, 'pending');
  const [payment] = (await emulator.read()).payments;
  if (!payment) throw new Error('There is no payment');
  await emulator.decide(payment, 'accept');
  await seeOutcome(visitor, 'accepted');
});

test('Back from the payment page shows the form as it was left', { tag: '@back' }, async ({ visitor }) => {
  await openForm(visitor, '1000');
  await pay(visitor);
  await visitor.back();
  await visitor.seeAs('textbox', texts.amount, { value: '1000' });
  const inView = async () => {
    const [, top, , height] = (await visitor.see('form', texts.title)).box;
    const screen = await visitor.run<number>('innerHeight');
    return top < screen && top + height > 0;
  };
  await expect.poll(inView, 'the form is in view').toBe(true);
  await payAnyway(visitor);
});

test('a payment is found again after the tab was closed', { tag: '@back' }, async ({ visitor }) => {
  await visitor.openTab();
  await openForm(visitor, '1000');
  await pay(visitor);
  await decide(visitor, 'close');
  await visitor.closeTab();
  await visitor.open('/#donation');
  await visitor.waitForScripts();
  await visitor.press('button', label('lastPayment.check'));
  await seeOutcome(visitor, 'pending');
});

test('a call whose answer is lost is told in words, and the next one succeeds', async ({ visitor, emulator }) => {
  await openForm(visitor, '1000');
  await emulator.configure({ init: { kind: 'dropped', calls: 1 } });
  await visitor.press('button', payText('1 000 FCFA'));
  // Firefox repeats the call by itself; the others tell the donor, who presses again.
  const isAtProvider = () => visitor.run<string>('location.pathname').then((path) => path.startsWith('/payment/'));
  const isTold = () => visitor.shows(errorTexts('network').title);
  await expect.poll(async () => (await isAtProvider()) || (await isTold()), { timeout: 15_000 }).toBe(true);
  if (await isAtProvider()) return;
  await pay(visitor);
});
