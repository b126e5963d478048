/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { Operator } from '../../content/model';
import { languages } from '../../i18n/languages';
import { label, matchLabel } from '../../testing/label';
import {
  answerWith,
  checked,
  content,
  pass,
  readFacts,
  remember,
  send,
  setCheck,
  show,
  startAnew,
} from '../../testing/paymentPage';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { loadPayments } from '../form/donationStorage';
import { LastPayment } from '../form/LastPayment';

beforeEach(startAnew);
afterEach(() => jest.useRealTimers());

describe('a pending payment', () => {
  it('is polled with one request each time, and the page shows the time of the last check', async () => {
    setCheck(checked('pending'));
    show('pending');
    const first = new Date().toLocaleTimeString('fr', { timeStyle: 'medium' });
    expect(screen.getByText(matchLabel('return.watching'))).toHaveTextContent(first);
    answerWith(checked('pending', { checkedAt: Date.now() / 1000 + 5 }));
    await pass(5);
    expect(send).toHaveBeenCalledTimes(1);
    const last = new Date().toLocaleTimeString('fr', { timeStyle: 'medium' });
    expect(last).not.toBe(first);
    expect(screen.getByText(matchLabel('return.watching'))).toHaveTextContent(last);
    await pass(70);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it.each(['accepted', 'refused', 'cancelled'] as const)('leads to the page of its outcome: %s', async (state) => {
    setCheck(checked('pending'));
    const { leave } = show('pending', { language: 'en' });
    answerWith(checked(state));
    await pass(5);
    expect(leave).toHaveBeenCalledWith(`/en/cinetpay-return/${state}/`);
  });

  it.each(['unchecked', 'unknown'] as const)('stays on the page and is polled on while it is %s', async (state) => {
    setCheck(checked('pending'));
    const { leave } = show('pending');
    answerWith(checked(state));
    await pass(5);
    answerWith(undefined);
    await pass(10);
    send.mockRejectedValue(new TypeError('no network'));
    await pass(20);
    expect(leave).not.toHaveBeenCalled();
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('is no longer polled after 15 minutes; the page says so, keeps the button and names other ways to donate', async () => {
    setCheck(checked('pending'));
    show('pending');
    answerWith(checked('pending'));
    await pass(15 * 60);
    expect(screen.getByText(matchLabel('return.watched'))).toBeVisible();
    send.mockClear();
    await pass(60 * 60);
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: label('return.checkAgain') })).toBeVisible();
    expect(screen.getByRole('link', { name: label('donation.otherWays') })).toBeVisible();
  });

  it('is checked by its own reference, whatever was paid in another tab', () => {
    setCheck(checked('pending'));
    const { container } = show('pending');
    expect(container.querySelector<HTMLInputElement>('[name=transaction_id]')).toHaveValue('12345678');
  });

  const operators: Operator[] = [
    { id: 'OM', name: 'Orange Money', code: '#1*2#', words: 'Choisissez 1.' },
    { id: 'MOMO', name: 'MTN', code: '*3#', words: 'Choisissez 2.' },
  ];

  it('shows the code to dial for the operator that the check names', () => {
    setCheck(checked('pending', { method: 'OMCM' }));
    show('pending', { site: { operators } });
    expect(screen.getByText(/Choisissez 1\./).textContent).toBe(
      label('return.dial', { name: 'Orange Money', code: '#1*2#', words: 'Choisissez 1.' }),
    );
    expect(screen.getByRole('link', { name: '#1*2#' })).toHaveAttribute('href', 'tel:%231*2%23');
    expect(screen.queryByText(/Choisissez 2\./)).not.toBeInTheDocument();
  });

  it('shows the codes of all operators while the check names none, and nothing without codes', () => {
    setCheck(checked('pending'));
    const { container } = show('pending', { site: { operators } });
    expect(screen.getByText(/Choisissez 1\./)).toBeVisible();
    expect(screen.getByText(/Choisissez 2\./)).toBeVisible();
    container.remove();
    show('pending', { site: { operators: [] } });
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});

it('a payment that could not be checked is asked about by the page itself', async () => {
  setCheck(checked('unchecked'));
  const { leave } = show('unchecked');
  answerWith(checked('accepted'));
  await pass(5);
  expect(leave).toHaveBeenCalledWith('/cinetpay-return/accepted/');
});

it.each(['accepted', 'refused', 'cancelled', 'unknown', 'neutral'] as const)(
  'the page %s does not poll',
  async (state) => {
    if (state !== 'neutral') setCheck(checked(state));
    show(state);
    await pass(20 * 60);
    expect(send).not.toHaveBeenCalled();
  },
);

describe('a refusal that may be premature', () => {
  it.each(languages)(
    'is not called a refusal in %s, keeps reference and reason, and advises no second payment',
    (language) => {
      setCheck(checked('early', { reason: 'balance', method: 'OM' }));
      show('early', { language });
      for (const key of ['return.early.text', 'return.reason.balance'] as const)
        expect(screen.getByText(matchLabel(key, {}, language))).toBeVisible();
      expect(screen.getByText('12345678')).toBeVisible();
      for (const key of ['return.advice.balance', 'return.sameAmount'] as const)
        expect(screen.queryByText(matchLabel(key, {}, language))).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: label('return.payAgain', {}, language) })).not.toBeInTheDocument();
    },
  );

  it('is polled until it is final', async () => {
    setCheck(checked('early'));
    const { leave } = show('early');
    answerWith(checked('early'));
    await pass(5);
    expect(leave).not.toHaveBeenCalled();
    answerWith(checked('refused'));
    await pass(10);
    expect(leave).toHaveBeenCalledWith('/cinetpay-return/refused/');
  });
});

describe('the last payment', () => {
  it.each([
    ['fr', { amount: '2\u202f500\u00a0FCFA', date: '21 novembre', reference: '777' }],
    ['en', { amount: '2,500\u00a0FCFA', date: '21 November', reference: '777' }],
  ] as const)('is shown on the neutral page in %s with a button to check it', (language, facts) => {
    const name = label('lastPayment.check', {}, language);
    remember('777');
    show('neutral', { language });
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.form?.textContent).toContain(label('lastPayment.text', facts, language));
    expect(screen.queryByText(content.labels[language]['return.neutral.text'] ?? '')).not.toBeInTheDocument();
    expect(button.form).toHaveAttribute('action', '/cinetpay-return');
    expect(button.form).toHaveFormValues({ transaction_id: '777' });
    expect(button.form?.method).toBe('post');
  });

  it('is not shown after two days', () => {
    remember('777', { startedAt: Date.now() - 49 * 60 * 60 * 1000 });
    show('neutral');
    expect(screen.queryByText(/777/)).not.toBeInTheDocument();
  });

  it.each(['accepted', 'refused', 'cancelled'] as const)(
    'is kept as ended, and not asked for, when it is %s',
    (state) => {
      remember('12345678');
      setCheck(checked(state));
      show(state);
      expect(loadPayments()).toMatchObject([{ reference: '12345678', finalAnswer: { outcome: state } }]);
      renderInLanguage(<LastPayment />);
      expect(screen.queryByRole('button', { name: label('lastPayment.check') })).not.toBeInTheDocument();
    },
  );

  it.each(['pending', 'early', 'unchecked', 'unknown'] as const)('is remembered while it is %s', (state) => {
    remember('12345678');
    setCheck(checked(state));
    show(state);
    expect(loadPayments()[0]?.reference).toBe('12345678');
    expect(loadPayments()[0]).not.toHaveProperty('finalAnswer');
  });

  it('is remembered when another one has ended', () => {
    remember('777');
    setCheck(checked('accepted'));
    show('accepted');
    expect(loadPayments().find(({ finalAnswer }) => !finalAnswer)?.reference).toBe('777');
  });

  it('supplies its amount when the provider sends none', () => {
    remember('12345678');
    setCheck({ reference: '12345678', outcome: 'refused' });
    show('refused');
    expect(readFacts()[label('return.amount')]).toBe('2\u202f500\u00a0FCFA');
  });
});
