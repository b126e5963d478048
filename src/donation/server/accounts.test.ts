import type { Account } from '../providers/provider';
import type { PaymentCheck } from '../rules/paymentCheck';
import { checkWithAccounts, openAccounts } from './accounts';

const first = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '1' };
const other = { CINETPAY_V1_API_KEY: 'key', CINETPAY_V1_API_PASSWORD: 'word' };

/** Which of the two accounts each is: only one starts payments by a function. */
const list = (variables: Record<string, string>) =>
  openAccounts(variables).map(({ startPayment }) => (startPayment ? 'other' : 'first'));

it('the account of the chosen provider comes first, and others follow while they have keys', () => {
  expect(list({ ...first, ...other })).toEqual(['first', 'other']);
  expect(list({ ...first, ...other, GATSBY_PAYMENT_PROVIDER: ' cinetpay-v1 ' })).toEqual(['other', 'first']);
  expect(list({ ...other })).toEqual(['other']);
  expect(list({})).toEqual([]);
});

it('a provider that does not exist is an error', () => {
  expect(() => list({ GATSBY_PAYMENT_PROVIDER: 'none' })).toThrow('name one of cinetpay, cinetpay-v1.');
});

const started = { reference: '1', amount: 1000, currency: 'XAF', startedAt: '', kept: {} };
const answering = (check: PaymentCheck, more: Partial<Account> = {}) => {
  const checkPayment = jest.fn(async () => check);
  return { ...more, checkPayment };
};
const starting = { startPayment: () => Promise.reject(new Error()), signingKey: 'key' };

const ask = (...accounts: Account[]) =>
  checkWithAccounts(accounts, '1', {
    ledger: { starts: { find: async () => started, keep: async () => started }, log: () => {} },
  });

it('the next provider is asked about a payment that the first does not know', async () => {
  const [unknowing, knowing] = [answering({ state: 'unknown' }), answering({ state: 'refused' })];
  expect(await ask(unknowing, knowing)).toEqual({ state: 'refused' });
  expect(await ask(unknowing)).toEqual({ state: 'unknown' });
});

it.each(['unchecked', 'accepted', 'pending'] as const)('nobody else is asked after the answer %s', async (state) => {
  const next = answering({ state: 'refused' });
  expect(await ask(answering({ state }), next)).toEqual({ state });
  expect(next.checkPayment).not.toHaveBeenCalled();
});

it('while the store cannot be read, a payment is unchecked: its record would lack the amount', async () => {
  const account = answering({ state: 'accepted' }, starting);
  const starts = { find: () => Promise.reject(new Error('gone')), keep: async () => started };
  expect(await checkWithAccounts([account], '1', { ledger: { starts, log: () => {} } })).toEqual({
    state: 'unchecked',
  });
});

it('without an account, a payment is unchecked', async () => {
  expect(await ask()).toEqual({ state: 'unchecked' });
});

it('an amount that an answer does not name is that of the start', async () => {
  const account = answering({ state: 'accepted' }, starting);
  expect(await ask(account)).toEqual({ state: 'accepted', amount: 1000, currency: 'XAF' });
  expect(account.checkPayment).toHaveBeenCalledWith('1', expect.objectContaining({ started }));
});

it('an amount that the provider names counts', async () => {
  const check = { state: 'accepted', amount: 500, currency: 'XOF' } as const;
  expect(await ask(answering(check, starting))).toEqual(check);
});

it('nothing is looked up for a provider whose payments browsers start', async () => {
  const account = answering({ state: 'accepted' });
  expect(await ask(account)).toEqual({ state: 'accepted' });
  expect(account.checkPayment).toHaveBeenCalledWith('1', expect.objectContaining({ started: undefined }));
});
