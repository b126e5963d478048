/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { createWording, WordingContext } from '../../components/wording';
import { buildFrame } from '../../content/viewModel';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { loadDraft, loadPayment, saveDraft, savePayment } from '../form/donationStorage';
import { emptyDraft } from '../rules/donation';
import { checkedOutcomes } from '../rules/outcomes';
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
const show = (state: (typeof checkedOutcomes)[number] | 'neutral') =>
  renderInLanguage(<PaymentReturn state={state} site={site} contact={contact} />);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const checkAgain = () => screen.queryByRole('button', { name: words['return.checkAgain'] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  tell('; Max-Age=0');
});

it.each(checkedOutcomes)('the page %s shows reference and amount after a check with that result', (state) => {
  tell(`12345678.${state}.1000.XAF`);
  show(state);
  expect(title()).toBe(words[`return.${state}.title`]);
  expect(screen.getByText('12345678')).toBeVisible();
  expect(screen.getByText(/^1\s000\sFCFA$/)).toBeVisible();
});

it.each(['accepted', 'refused', 'cancelled'] as const)('the address alone does not make the page say %s', (state) => {
  show(state);
  expect(title()).toBe(words['return.neutral.title']);
  expect(screen.queryByText(String(words[`return.${state}.text`]))).toBeNull();
});

it('the accepted page’s HTML thanks nobody before the check', () => {
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
  'the page %s shows the payment remembered on this device and checks it by its reference',
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

it.each(['pending', 'unchecked', 'unknown'] as const)('a payment that is %s can be checked again', (state) => {
  tell(`12345678.${state}..`);
  show(state);
  expect(checkAgain()).toBeVisible();
});

it('the neutral page without a payment offers no check', () => {
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
] as const)('after %s, the remembered payment is %s', (state, remembered) => {
  begin();
  tell(`12345678.${state}.1000.XAF`);
  show(state);
  expect(loadPayment()?.reference).toBe(remembered);
});

it('only an accepted payment clears the draft', () => {
  saveDraft({ ...emptyDraft, amount: '1000' });
  tell('12345678.refused.1000.XAF');
  show('refused');
  expect(loadDraft('').amount).toBe('1000');
  cleanup();
  tell('12345678.accepted.1000.XAF');
  show('accepted');
  expect(loadDraft('')).toEqual({});
});
