import { act, screen } from '@testing-library/react';
import type { Site } from '../../content/model/model';
import { type ContactContent, present } from '../../content/present/present';
import type { Language } from '../../shared/i18n/languages';
import { label } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { PaymentReturn } from '../return/PaymentReturn.island';
import type { CheckedOutcome, PageOutcome } from '../rules/outcomes';
import type { ReturnAnswer } from '../rules/paymentCheck';
import { formatCheckCookie } from '../rules/paymentCookies';

// For tests: the return page with a given stored state.

export const pageContent = loadFixtureContent();
const site = { name: 'Association A', url: 'https://site.example' };
const contactLinks = { phone: 'tel:+237699000000', whatsapp: 'https://wa.me/237699000000' };

type PageOptions = {
  language?: Language;
  site?: Partial<Site>;
  contactLinks?: ContactContent['contactLinks'];
  hasOtherWays?: boolean;
};

/** Sets the cookie with the result of a check, and remembers its payment on this device. */
export function setCheck(checked: ReturnAnswer): void {
  if (!readPayments().some(({ reference }) => reference === checked.reference)) remember(checked.reference);
  // Like Set-Cookie, without the attributes that jsdom refuses on an insecure page.
  // biome-ignore lint/suspicious/noDocumentCookie: a page without the Cookie Store
  document.cookie = formatCheckCookie(checked).split(';')[0] ?? '';
}

/** Remembers a payment of 2 500 FCFA on this device. */
export function remember(reference: string, { startedAt = Date.now() } = {}): void {
  const payment = { reference, amount: 2500, currency: 'XAF', startedAt };
  localStorage.setItem('donation-payment', JSON.stringify([payment, ...readPayments()]));
}

function readPayments(): { reference: string }[] {
  return JSON.parse(localStorage.getItem('donation-payment') ?? '[]');
}

export function show(
  pageOutcome: PageOutcome,
  { language = 'fr', contactLinks: to = contactLinks, hasOtherWays = true, ...shown }: PageOptions = {},
) {
  const leave = jest.fn();
  const { contact } = present(pageContent, language).frame;
  const { container, unmount } = renderInLanguage(
    <PaymentReturn
      pageOutcome={pageOutcome}
      site={{ ...site, ...shown.site }}
      contact={{ ...contact, contactLinks: to }}
      hasOtherWays={hasOtherWays}
      leave={leave}
    />,
    language,
    site,
  );
  return { leave, container, unmount };
}

/** The reference and the amount below the page's title, and the values of its definition list by term. */
export function readFacts(): Record<string, string | null> {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  const amount = document.querySelector('p:has(> b) > strong')?.textContent;
  return {
    [label('return.reference')]: document.querySelector('p > b')?.textContent ?? null,
    ...(amount && { [label('return.amount')]: amount }),
    ...Object.fromEntries(
      screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index] ?? null]),
    ),
  };
}

export const checked = (outcome: CheckedOutcome, facts: Partial<ReturnAnswer> = {}): ReturnAnswer => ({
  reference: '12345678',
  outcome,
  amount: 1000,
  currency: 'XAF',
  checkedAt: Math.floor(Date.now() / 1000),
  ...facts,
});

export const sendPoll = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

/** Makes the return function answer the next checks, or fail. */
export function answerWith(next: ReturnAnswer | undefined): void {
  sendPoll.mockImplementation(async () => {
    // jsdom has no Response of its own.
    return { ok: next !== undefined, json: async () => next } as Response;
  });
}

export const passSeconds = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** Clears storage, cookies, mocks and the URL, and sets the clock to 14:05 UTC. */
export function startAnew(): void {
  jest.useFakeTimers({ now: new Date('2026-11-21T14:05:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // biome-ignore lint/suspicious/noDocumentCookie: a page without the Cookie Store
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0`;
  sendPoll.mockReset();
  globalThis.fetch = sendPoll;
}
