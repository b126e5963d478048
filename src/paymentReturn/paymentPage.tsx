import { act, screen } from '@testing-library/react';
import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { SharedSiteContext } from '../components/IslandRoot';
import { renderInLanguage } from '../components/renderInLanguage';
import type { Site } from '../content/model';
import { type ContactContent, presentFrame } from '../content/present';
import type { PageState } from '../donation/ending';
import { type CheckedPayment, writeCheckCookie } from '../donation/paymentCookies';
import type { Language } from '../i18n/languages';
import { PaymentReturn } from './PaymentReturn';

// For tests: the page of an end of a payment, on a device that remembers what a test has it remember.

export const content = loadFixtureContent();
const site = { name: 'Association A', url: 'https://site.example' };
export const reach = { phone: 'tel:+237699000000', whatsapp: 'https://wa.me/237699000000' };

type Shown = {
  language?: Language;
  site?: Partial<Site>;
  reach?: ContactContent['reach'];
};

/** Keeps what a check found, where the page looks for it. */
export function setCheck(checked: CheckedPayment): void {
  // As an answer's Set-Cookie does; without what jsdom's insecure page refuses.
  // biome-ignore lint/suspicious/noDocumentCookie: a page without the Cookie Store
  document.cookie = writeCheckCookie(checked).split(';')[0] ?? '';
}

/** Has the device remember a payment under way, of 2 500 FCFA. */
export function remember(reference: string, { startedAt = Date.now() } = {}): void {
  const payment = { reference, amount: 2500, currency: 'XAF', startedAt };
  localStorage.setItem('donation-payment', JSON.stringify(payment));
}

/** Draws the page of an end of a payment. */
export function show(state: PageState | 'neutral', { language = 'fr', reach: to = reach, ...shown }: Shown = {}) {
  const leave = jest.fn();
  const { contact } = presentFrame(content, language);
  const { container } = renderInLanguage(
    <SharedSiteContext value={site}>
      <PaymentReturn
        state={state}
        site={{ ...site, ...shown.site }}
        contact={{ ...contact, reach: to }}
        leave={leave}
      />
    </SharedSiteContext>,
    language,
  );
  return { leave, container };
}

/** The facts of the page, by their names. */
export function readFacts(): Record<string, string | null> {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index] ?? null]),
  );
}

export const checked = (state: PageState, facts: Partial<CheckedPayment> = {}): CheckedPayment => ({
  reference: '12345678',
  state,
  amount: 1000,
  currency: 'XAF',
  checkedAt: Math.floor(Date.now() / 1000),
  ...facts,
});

export const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

/** Has the return function answer the next looks with a cookie, or not at all. */
export function answerWith(next: CheckedPayment | undefined): void {
  send.mockImplementation(async () => {
    if (next) setCheck(next);
    return { type: next ? 'opaqueredirect' : 'basic' } as Response;
  });
}

/** Lets time go by, and what it brings. */
export const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** A device that remembers nothing, at five past two in the afternoon. */
export function startAnew(): void {
  jest.useFakeTimers({ now: new Date('2026-11-21T14:05:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: a page without the Cookie Store
  document.cookie = 'donation_check=; Max-Age=0';
  send.mockReset();
  globalThis.fetch = send;
}
