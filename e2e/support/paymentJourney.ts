import { expect, type Page } from '@playwright/test';
import type { CheckedOutcome } from '../../src/donation/rules/outcomes';
import { formatCheckCookie } from '../../src/donation/rules/paymentCookies';
import type { Language } from '../../src/shared/i18n/languages';
import { buttons, type Decision } from '../../tools/emulator/payments';
import { collapseSpaces, sites } from './content';
import type { FilledForm } from './donationForm';
import { openWithScripts } from './site';

export async function pay(page: Page, { pay: button }: FilledForm): Promise<void> {
  await button.click();
  await expectProviderPage(page);
}

export async function expectProviderPage(page: Page): Promise<void> {
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/payment\//);
  await expect(page.getByRole('button', { name: buttons.accept })).toBeVisible();
}

export function decide(page: Page, decision: Decision): Promise<void> {
  return page.getByRole('button', { name: buttons[decision] }).click();
}

export function outcomePath(state: CheckedOutcome | undefined, language: Language = 'fr'): string {
  return `${language === 'fr' ? '' : '/en'}/cinetpay-return/${state ?? 'neutral'}/`;
}

/** Expects the return page of this state, with its texts, and no reference in its URL. */
export async function expectOutcome(page: Page, state: CheckedOutcome, language: Language = 'fr'): Promise<void> {
  const { label } = sites[language];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label(`return.${state}.title`));
  await expect(page).toHaveURL(outcomePath(state, language));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const main = page.getByRole('main');
  await expect(main.getByText(label(`return.${state}.text`))).toBeVisible();
  // All contacts in the fixtures are placeholders.
  const next = label(`return.${state}.next`, { ask: label('return.toCome'), leave: label('return.leave') });
  for (const step of next.split('\n'))
    await expect.poll(async () => collapseSpaces(await main.innerText())).toContain(collapseSpaces(step));
}

/** Sets the cookie of a check that found the payment 12345678, of a million francs. */
async function setCheckCookie(page: Page, baseURL: string | undefined, outcome: CheckedOutcome): Promise<void> {
  const found = { reference: '12345678', amount: 1_000_000, currency: 'XAF' };
  const receipt = { method: 'OMCM', paidAt: '2026-11-21T14:05:00Z', operatorId: 'MP0123456789AB' };
  const checkedAt = Math.floor(Date.now() / 1000);
  const payment = { ...found, outcome, checkedAt, ...(outcome === 'accepted' && receipt) };
  const [, name = '', value = ''] = /^(\w+)=([^;]+)/.exec(formatCheckCookie(payment)) ?? [];
  await page.context().addCookies([{ name, value, url: String(baseURL) }]);
  // The page shows facts only for a payment that was started on this device.
  await page.addInitScript((started) => localStorage.setItem('donation-payment', JSON.stringify([started])), {
    ...found,
    startedAt: Date.now() - 60_000,
  });
}

/** Opens a return page right after a check. The page's own checks get no answer. */
export async function openOutcome(
  page: Page,
  baseURL: string | undefined,
  state: CheckedOutcome | undefined,
  language: Language,
): Promise<void> {
  await page.route(
    (url) => ['/cinetpay-return', '/cinetpay-return/poll'].includes(url.pathname),
    () => {},
  );
  await page.context().clearCookies();
  if (state) await setCheckCookie(page, baseURL, state);
  await openWithScripts(page, outcomePath(state, language));
  // A receipt may contain it twice: as the reference and in the operator's number.
  const reference = page.getByRole('main').getByText('12345678');
  if (state) await expect(reference.first()).toBeVisible();
  else await expect(reference).toHaveCount(0);
}
