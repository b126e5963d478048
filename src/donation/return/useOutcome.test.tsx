/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { Operator } from '../../content/model/model';
import { languages } from '../../shared/i18n/languages';
import { label, matchLabel } from '../../testing/label';
import { loadPayments } from '../device/donationStorage';
import { answerWith, checked, passSeconds, remember, sendPoll, setCheck, show, startAnew } from '../testing/returnPage';

beforeEach(startAnew);
afterEach(() => jest.useRealTimers());

describe('a pending payment', () => {
  it('is polled by its reference with one request each time, in growing intervals', async () => {
    setCheck(checked('pending'));
    show('pending');
    answerWith(checked('pending', { checkedAt: Date.now() / 1000 + 5 }));
    // Each answer re-renders the page, which must not restart the intervals.
    const counts: number[] = [];
    while (counts.length < 15) {
      await passSeconds(5);
      counts.push(sendPoll.mock.calls.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4]);
    const [url, { body, ...init } = {}] = sendPoll.mock.calls[0] ?? [];
    expect([url, String(body)]).toEqual(['/cinetpay-return/poll', 'transaction_id=12345678']);
    // A followed redirect would be a second request.
    expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
  });

  it.each([
    ['“unchecked”', checked('unchecked')],
    ['“unknown”', checked('unknown')],
    ['about another payment', checked('accepted', { reference: '456' })],
    ['missing', undefined],
  ])('stays on its page, and is polled again, after an answer that is %s', async (_, answer) => {
    setCheck(checked('pending'));
    const { leave } = show('pending');
    answerWith(answer);
    await passSeconds(15);
    expect(leave).not.toHaveBeenCalled();
    expect(sendPoll).toHaveBeenCalledTimes(2);
  });

  it('is polled again after a poll that hangs', async () => {
    setCheck(checked('pending'));
    show('pending');
    sendPoll.mockImplementation(
      (_, init) => new Promise((_done, fail) => init?.signal?.addEventListener('abort', fail)),
    );
    await passSeconds(5 + 15 + 10);
    expect(sendPoll).toHaveBeenCalledTimes(2);
  });

  it('shows other ways to donate once it is no longer polled, after 15 minutes', async () => {
    setCheck(checked('pending'));
    show('pending');
    answerWith(checked('pending'));
    await passSeconds(15 * 60);
    expect(screen.getByText(matchLabel('return.watched'))).toBeVisible();
    expect(screen.getByRole('link', { name: label('donation.otherWays') })).toBeVisible();
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

  it('says of an operator without a code what to do', () => {
    setCheck(checked('pending', { method: 'WAVESN' }));
    show('pending', { site: { operators: [...operators, { id: 'WAVE', name: 'Wave', words: 'Ouvrez Wave.' }] } });
    expect(screen.getByText(/Ouvrez Wave/).textContent).toBe(
      label('return.line', { name: 'Wave', value: 'Ouvrez Wave.' }),
    );
    expect(screen.queryByText(/Choisissez/)).not.toBeInTheDocument();
  });

  it('shows the codes of all operators while the check names none', () => {
    setCheck(checked('pending'));
    show('pending', { site: { operators } });
    expect(screen.getByText(/Choisissez 1\./)).toBeVisible();
    expect(screen.getByText(/Choisissez 2\./)).toBeVisible();
  });

  it('says nothing of codes while the association has written none', () => {
    setCheck(checked('pending'));
    show('pending', { site: { operators: [] } });
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});

it.each([
  ['pending', 'accepted'],
  ['pending', 'refused'],
  ['pending', 'cancelled'],
  ['unchecked', 'accepted'],
  ['early', 'refused'],
] as const)('a payment that is %s is asked about until it is final: %s', async (page, state) => {
  setCheck(checked(page));
  const { leave } = show(page, { language: 'en' });
  answerWith(checked(page));
  await passSeconds(5);
  expect(leave).not.toHaveBeenCalled();
  answerWith(checked(state));
  await passSeconds(10);
  expect(leave).toHaveBeenCalledWith(`/en/cinetpay-return/${state}/`);
});

it.each(['accepted', 'refused', 'cancelled', 'unknown', 'neutral'] as const)(
  'the page %s does not poll',
  async (state) => {
    if (state !== 'neutral') setCheck(checked(state));
    show(state);
    await passSeconds(20 * 60);
    expect(sendPoll).not.toHaveBeenCalled();
  },
);

it.each(languages)(
  'a refusal that may be premature is not called a refusal in %s, keeps reference and reason, and advises no second payment',
  (language) => {
    setCheck(checked('early', { reason: 'balance', method: 'OM' }));
    show('early', { language });
    for (const key of ['return.early.text', 'return.reason.balance'] as const)
      expect(screen.getByText(matchLabel(key, {}, language))).toBeVisible();
    expect(screen.getByText('12345678')).toBeVisible();
    for (const key of ['return.advice.balance', 'return.sameAmount'] as const)
      expect(screen.queryByText(matchLabel(key, {}, language))).not.toBeInTheDocument();
  },
);

describe('the last payment', () => {
  it.each([
    ['fr', { amount: '2\u202f500\u00a0FCFA', date: '21 novembre', reference: '777' }],
    ['en', { amount: '2,500\u00a0FCFA', date: '21 November', reference: '777' }],
  ] as const)('is shown on the neutral page in %s with a button to check it', (language, facts) => {
    const name = label('openPayments.check', {}, language);
    remember('777');
    show('neutral', { language });
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.form?.textContent).toContain(label('openPayments.text', facts, language));
    expect(screen.queryByText(matchLabel('return.neutral.text', {}, language))).not.toBeInTheDocument();
    expect(button.form).toHaveAttribute('action', '/cinetpay-return');
    expect(button.form).toHaveFormValues({ transaction_id: '777' });
    expect(button.form?.method).toBe('post');
  });

  it.each([
    ['accepted', true],
    ['refused', true],
    ['cancelled', true],
    ['pending', false],
    ['early', false],
    ['unchecked', false],
    ['unknown', false],
  ] as const)('is remembered, and only a final answer with it: %s', (state, isFinal) => {
    setCheck(checked(state));
    show(state);
    const [payment] = loadPayments();
    expect(payment?.reference).toBe('12345678');
    expect(payment?.finalAnswer).toEqual(isFinal ? expect.objectContaining({ outcome: state }) : undefined);
  });
});
