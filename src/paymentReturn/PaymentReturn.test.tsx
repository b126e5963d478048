/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { renderInLanguage } from '../../fixtures/renderInLanguage';
import { createWording, WordingContext } from '../components/wording';
import { buildFrame } from '../content/viewModel';
import { emptyDraft } from '../donation/donation';
import { loadDraft, loadPayment, saveDraft, savePayment } from '../donation/donationStorage';
import { pageStates } from '../donation/ending';
import { PaymentReturn } from './PaymentReturn';

const content = loadFixtureContent();
const { contact, site } = buildFrame(content, 'fr');
const words = content.labels.fr;

const tell = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the function does
  document.cookie = `donation_check=${value}; Path=/`;
};
const begin = (transactionId = '12345678') =>
  savePayment({
    donation: { amount: 1000, currency: 'XAF', channel: 'MOBILE_MONEY' },
    transactionId,
    language: 'fr',
    origin: '',
  });
const show = (state: (typeof pageStates)[number] | 'neutral') =>
  renderInLanguage(<PaymentReturn state={state} site={site} contact={contact} />);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const checkAgain = () => screen.queryByRole('button', { name: words['return.checkAgain'] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  tell('; Max-Age=0');
});

it.each(pageStates)('says %s, with reference and amount, where the provider has just answered so', (state) => {
  tell(`12345678.${state}.1000.XAF`);
  show(state);
  expect(title()).toBe(words[`return.${state}.title`]);
  expect(screen.getByText('12345678')).toBeVisible();
  expect(screen.getByText(/^1\s000\sFCFA$/)).toBeVisible();
});

it.each(['accepted', 'refused', 'cancelled'] as const)('says nothing of %s from the address alone', (state) => {
  show(state);
  expect(title()).toBe(words['return.neutral.title']);
  expect(screen.queryByText(String(words[`return.${state}.text`]))).toBeNull();
});

it('thanks nobody before its script has looked', () => {
  const html = renderToStaticMarkup(
    <WordingContext value={createWording(words, 'fr')}>
      <PaymentReturn state="accepted" site={site} contact={contact} />
    </WordingContext>,
  );
  expect(html).toContain(words['return.waiting.text']);
  expect(html).not.toContain(words['return.accepted.title']);
  expect(html).not.toContain(words['return.accepted.text']);
});

it.each(['pending', 'early', 'unchecked', 'unknown'] as const)(
  'shows on the page %s what this device remembers of a payment, and checks it by its reference',
  (state) => {
    begin();
    show(state);
    expect(screen.getByText('12345678')).toBeVisible();
    expect(screen.getByText(/^1\s000\sFCFA$/)).toBeVisible();
    const form = checkAgain()?.closest('form') as HTMLFormElement;
    expect(Object.fromEntries(new FormData(form))).toEqual({ transaction_id: '12345678' });
    expect(form).toHaveAttribute('action', '/cinetpay-return');
  },
);

it.each(['pending', 'unchecked', 'unknown'] as const)('offers to check a payment that is %s again', (state) => {
  tell(`12345678.${state}..`);
  show(state);
  expect(checkAgain()).toBeVisible();
});

it('offers no check where it knows of no payment', () => {
  show('neutral');
  expect(checkAgain()).toBeNull();
});

it.each([
  ['accepted', undefined],
  ['refused', undefined],
  ['cancelled', undefined],
  ['pending', '12345678'],
  ['unchecked', '12345678'],
  ['unknown', '12345678'],
] as const)('after %s remembers %s', (state, remembered) => {
  begin();
  tell(`12345678.${state}.1000.XAF`);
  show(state);
  expect(loadPayment()?.reference).toBe(remembered);
});

it('forgets what was typed after thanks alone', () => {
  saveDraft({ ...emptyDraft, amount: '1000' });
  tell('12345678.refused.1000.XAF');
  show('refused');
  expect(loadDraft('').amount).toBe('1000');
  cleanup();
  tell('12345678.accepted.1000.XAF');
  show('accepted');
  expect(loadDraft('')).toEqual({});
});
