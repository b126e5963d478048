import type { Locator } from '@playwright/test';
import { sites } from '../support/content';
import { findForm, openForm } from '../support/donationForm';
import { expect, test } from '../support/paymentFixtures';
import { decide, expectOutcome, outcomePath, pay } from '../support/paymentJourney';

/** Presses a button, and reads the tag of the element that is in its place 12 frames later. */
function pressAndFind(button: Locator): Promise<string | undefined> {
  return button.evaluate(async (pressed: HTMLElement) => {
    const { left, top, width, height } = pressed.getBoundingClientRect();
    pressed.click();
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
    return document.elementFromPoint(left + width / 2, top + height / 2)?.tagName;
  });
}

test('a payment refused early is found again in the form, checked and thanked for', { tag: '@engines' }, async ({
  page,
  context,
  emulator,
}) => {
  const { label } = sites.fr;
  await test.step('in a tab that the donor closes', async () => {
    const tab = await context.newPage();
    const form = await openForm(tab);
    await form.amount.fill('15000');
    await pay(tab, form);
    await decide(tab, 'refuse');
    await expectOutcome(tab, 'early');
    await tab.close();
  });
  const [payment] = (await emulator.read()).payments;
  if (!payment) throw new Error('There is no payment');

  await page.goto('/#donation');
  await page.keyboard.press('Tab');
  const form = findForm(page);
  const last = page.getByRole('button', { name: label('openPayments.check') });
  await expect(last).toBeVisible();
  await expect(page.getByText(payment.reference)).toContainText(/15.000.FCFA/);
  await form.amount.fill('1000');
  // At the bottom of the screen, so that the question must be scrolled into view.
  await form.pay.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  expect(await pressAndFind(form.pay), 'the second press of a double click meets no button').toBe('P');
  await expect(form.anyway, 'a second donation is a decision').toBeInViewport({ ratio: 1 });
  await form.whole.getByRole('button', { name: label('openPayments.check') }).click();
  await expectOutcome(page, 'early');
  await expect(page.getByRole('main').getByText(payment.reference)).toBeVisible();

  await emulator.decide(payment, 'accept');
  await page.waitForURL(outcomePath('accepted'));
  await expectOutcome(page, 'accepted');

  const facts = page.getByRole('main').getByRole('definition');
  await expect(facts.filter({ hasText: 'Orange Money' })).toBeVisible();
  await expect(facts.filter({ hasText: label('return.localDate', { date: '' }).trim() })).toBeVisible();
  await expect(page.getByText(label('return.receipt.note'))).toBeVisible();
  await page.goto('/#donation');
  await page.keyboard.press('Tab');
  await expect(form.amount).toBeEditable();
  await expect(last).toHaveCount(0);
});
