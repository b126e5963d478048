/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { present } from '../../content/present/present';
import { formatDate } from '../../shared/i18n/formatDate';
import { createWording, WordingContext } from '../../shared/wording/wording';
import { label, matchLabel } from '../../testing/label';
import { blankValues, loadValues, saveValues } from '../device/donationStorage';
import { checkedOutcomes } from '../rules/outcomes';
import {
  answerWith,
  checked,
  pageContent,
  passSeconds,
  readFacts,
  remember,
  setCheck,
  show,
  startAnew,
} from '../testing/returnPage';
import { PaymentReturn } from './PaymentReturn.island';

const words = pageContent.labels.fr;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const timeNow = () => formatDate(new Date(), 'fr', { timeStyle: 'medium' });
const checkAgain = () => screen.queryByRole('button', { name: label('return.checkAgain') });
const retry = () => screen.queryByRole('link', { name: label('return.payAgain') });

beforeEach(startAnew);
afterEach(() => jest.useRealTimers());

it.each(checkedOutcomes)('the page %s shows reference and amount once, after a check with that result', (outcome) => {
  setCheck(checked(outcome));
  show(outcome);
  expect(title()).toBe(words[`return.${outcome}.title`]);
  expect(document.title).toBe(`${title()} · Association A`);
  const facts = { [label('return.reference')]: '12345678', [label('return.amount')]: '1\u202f000\u00a0FCFA' };
  expect(readFacts()).toMatchObject(facts);
  for (const fact of Object.values(facts)) expect(document.body.textContent?.split(fact)).toHaveLength(2);
});

it.each(['accepted', 'refused', 'cancelled'] as const)(
  'the HTML of the page %s claims nothing before the check',
  (page) => {
    const { contact, site } = present(pageContent, 'fr').frame;
    const html = renderToStaticMarkup(
      <WordingContext value={createWording(words, 'fr')}>
        <PaymentReturn pageOutcome={page} site={site} contact={contact} />
      </WordingContext>,
    );
    expect(html).toContain(words['return.waiting.text']);
    expect(html).not.toContain(words[`return.${page}.title`]);
    expect(html).not.toContain(words[`return.${page}.text`]);
    // With it, the picture and the lozenge of thanks appear.
    expect(html).not.toContain('data-stamp="accepted"');
  },
);

it('screen readers say the outcome that the script finds, and each check', async () => {
  setCheck(checked('pending'));
  show('pending');
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).toEqual([expect.stringContaining(String(title())), expect.stringContaining(timeNow())]);
  answerWith(checked('pending', { checkedAt: Math.floor(Date.now() / 1000) + 5 }));
  await passSeconds(5);
  expect(said()[1]).toContain(timeNow());
});

it.each([
  ['accepted', 'elsewhere'],
  ['refused', 'refused'],
  ['pending', 'pending'],
] as const)(
  'where cookies are blocked, the page %s asks for the reference of its URL, and says why it shows no amount',
  async (page, outcome) => {
    window.history.replaceState(null, '', '#12345678');
    answerWith(checked(page));
    show(page);
    await passSeconds(0);
    expect(title()).toBe(words[`return.${outcome}.title`]);
    expect(readFacts()).toMatchObject({ [label('return.reference')]: '12345678' });
    expect(screen.getByText(matchLabel('return.noAmount'))).toBeVisible();
    expect(screen.queryByText(matchLabel('return.leave'))).toBeNull();
  },
);

it('a final page that no check confirms leads to the page “unchecked”, with the reference of its URL', async () => {
  window.history.replaceState(null, '', '#12345678');
  answerWith(undefined);
  const { leave } = show('accepted');
  expect(title()).toBe(words['return.waiting.title']);
  expect(screen.getByText('12345678')).toBeVisible();
  await passSeconds(0);
  expect(leave).toHaveBeenCalledWith('/cinetpay-return/unchecked/#12345678');
});

it('a page that finds no payment shows no stamp', () => {
  show('refused');
  expect(document.querySelector('[data-stamp]')).toBeNull();
});

it('a donor who may have refused reads above the actions that nothing is left to do, and others not to pay again', () => {
  setCheck(checked('early'));
  show('early');
  const [first, second] = String(words['return.early.next']).split('\n');
  const text = document.body.textContent ?? '';
  const order = [first, second, label('return.checkAgain')].map((part) => text.indexOf(String(part)));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});

it.each(['pending', 'early', 'unchecked', 'unknown'] as const)(
  'the page %s shows the payment remembered on this device and checks it by its reference',
  (outcome) => {
    remember('12345678');
    show(outcome);
    expect(readFacts()).toMatchObject({
      [label('return.reference')]: '12345678',
      [label('return.amount')]: '2\u202f500\u00a0FCFA',
    });
    expect(screen.getByText(matchLabel('return.remembered')).nextElementSibling).toHaveTextContent('12345678');
    const form = checkAgain()?.closest('form');
    expect(form).toHaveFormValues({ transaction_id: '12345678' });
    expect(form).toHaveAttribute('action', '/cinetpay-return');
  },
);

it.each([
  ['accepted', 'neither', false],
  ['refused', 'another payment', true],
  ['cancelled', 'another payment', true],
  ['pending', 'another check', false],
  ['unknown', 'another check', true],
  ['unchecked', 'another check', false],
  ['early', 'another check', false],
  ['neutral', 'neither', false],
] as const)('the page %s offers %s, and other ways to donate: %s', (page, offer, hasOtherWays) => {
  if (page !== 'neutral') setCheck(checked(page));
  show(page);
  expect(checkAgain() !== null).toBe(offer === 'another check');
  expect(retry() !== null).toBe(offer === 'another payment');
  const otherWays = screen.queryByRole('link', { name: label('donation.otherWays') });
  expect(otherWays?.getAttribute('href')).toBe(hasOtherWays ? '/#other-ways' : undefined);
});

it.each([...checkedOutcomes, 'neutral'] as const)(
  'while neither a contact nor another way to give is known, the page %s names none',
  (page) => {
    if (page !== 'neutral') setCheck(checked(page));
    show(page, { contactLinks: {}, hasOtherWays: false });
    expect(document.body).not.toHaveTextContent(/appelez|écrivez|@/i);
    expect(screen.queryByRole('link', { name: label('donation.otherWays') })).toBeNull();
    // The neutral page knows no payment, so it names no reference to keep.
    expect(/gardez la référence/i.test(document.body.textContent ?? '')).toBe(page !== 'neutral');
  },
);

it('only the page of an accepted payment clears the stored form, even of one that this device has not kept', () => {
  saveValues({ ...blankValues, amount: '1000' });
  setCheck(checked('refused'));
  show('refused');
  expect(loadValues().amount).toBe('1000');
  cleanup();
  setCheck(checked('accepted'));
  localStorage.clear();
  show('neutral');
  expect(loadValues().amount).toBe('1000');
  cleanup();
  show('accepted');
  expect(title()).toBe(words['return.elsewhere.title']);
  expect(loadValues()).toEqual({});
});
