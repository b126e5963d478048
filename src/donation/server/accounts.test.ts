import type { Account, StartedPayment } from '../providers/provider';
import type { PaymentCheck } from '../rules/paymentCheck';
import { checkWithAccounts, openAccounts } from './accounts';

const first = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '1' };
const other = { CINETPAY_V1_API_KEY: 'key', CINETPAY_V1_API_PASSWORD: 'word' };

const list = (variables: Record<string, string>) => openAccounts(variables).map(({ providerId }) => providerId);

it('the account of the chosen provider comes first, and others follow while they have keys', () => {
  expect(list({ ...first, ...other })).toEqual(['cinetpay', 'cinetpay-v1']);
  expect(list({ ...first, ...other, GATSBY_PAYMENT_PROVIDER: ' cinetpay-v1 ' })).toEqual(['cinetpay-v1', 'cinetpay']);
  expect(list({ ...other })).toEqual(['cinetpay-v1']);
  expect(list({})).toEqual([]);
});

it('a provider that does not exist is an error', () => {
  expect(() => list({ GATSBY_PAYMENT_PROVIDER: 'none' })).toThrow('name one of cinetpay, ');
});

const started = { providerId: 'b', reference: '1', amount: 1000, currency: 'XAF', startedAt: '', kept: {} };
const answering = (providerId: string, check: PaymentCheck) => ({
  providerId,
  checkPayment: jest.fn(async () => check),
});
const serverStart = { startPayment: () => Promise.reject(new Error()), signingKey: 'key' };
/** An account whose payments a function starts. */
const starting = (providerId: string, check: PaymentCheck) => ({ ...answering(providerId, check), serverStart });

const findNothing = async (): Promise<StartedPayment | undefined> => undefined;
const findStarted = async () => started;

const ask = (accounts: Account[], find = findNothing, deadline?: number) =>
  checkWithAccounts(accounts, '1', {
    ledger: { starts: { find, reserve: async () => true, complete: async () => {} }, log: () => {} },
    deadline,
  });

it('the next provider is asked about a payment that the first does not know', async () => {
  const [unknowing, knowing] = [answering('a', { state: 'unknown' }), answering('b', { state: 'refused' })];
  expect(await ask([unknowing, knowing])).toEqual({ state: 'refused', providerId: 'b' });
  expect(await ask([unknowing])).toEqual({ state: 'unknown' });
});

it.each(['unchecked', 'accepted', 'pending'] as const)('nobody else is asked after the answer %s', async (state) => {
  const next = answering('b', { state: 'refused' });
  expect(await ask([answering('a', { state }), next])).toMatchObject({ state });
  expect(next.checkPayment).not.toHaveBeenCalled();
});

it('a payment that a function has started is asked about at its provider alone', async () => {
  const chosen = answering('a', { state: 'unchecked' });
  const account = starting('b', { state: 'accepted' });
  expect(await ask([chosen, account], findStarted)).toMatchObject({ state: 'accepted' });
  expect(chosen.checkPayment).not.toHaveBeenCalled();
  const [[, tools]] = account.checkPayment.mock.calls as unknown as [[string, { started: unknown }]];
  expect(await tools.started).toBe(started);
});

it('a payment whose provider has no keys any more is unchecked', async () => {
  expect(await ask([starting('a', { state: 'unknown' })], findStarted)).toEqual({ state: 'unchecked' });
});

it('a payment without a start is asked about first where browsers start payments, whichever provider is chosen', async () => {
  const account = starting('b', { state: 'unchecked' });
  expect(await ask([account, answering('a', { state: 'accepted' })])).toEqual({ state: 'accepted', providerId: 'a' });
  expect(account.checkPayment).not.toHaveBeenCalled();
});

it('the provider is asked while the start is read', async () => {
  const account = starting('b', { state: 'accepted' });
  const asked = ask([account], async () => {
    expect(account.checkPayment).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(account.checkPayment).toHaveBeenCalled();
    return started;
  });
  expect(await asked).toEqual({ state: 'accepted', amount: 1000, currency: 'XAF', providerId: 'b' });
});

it('a payment of the account that no function has started is unknown: it may be for something else', async () => {
  const check = { state: 'accepted', amount: 500, currency: 'XAF' } as const;
  expect(await ask([starting('b', check)])).toEqual({ state: 'unknown' });
  expect(await ask([answering('a', { state: 'unknown' }), starting('b', check)])).toEqual({ state: 'unknown' });
});

describe('while the store cannot be read', () => {
  const fail = () => Promise.reject(new Error('gone'));

  it('a payment that a function may have started is unchecked: its record would lack the amount', async () => {
    const account = starting('b', { state: 'accepted' });
    expect(await ask([account], fail)).toEqual({ state: 'unchecked' });
    expect(await ask([answering('a', { state: 'unknown' }), account], fail)).toEqual({ state: 'unchecked' });
  });

  it('a payment that a browser has started is checked as ever', async () => {
    const accounts = [answering('a', { state: 'accepted' }), starting('b', { state: 'unknown' })];
    expect(await ask(accounts, fail)).toEqual({ state: 'accepted', providerId: 'a' });
  });
});

it('without an account, a payment is unchecked', async () => {
  expect(await ask([])).toEqual({ state: 'unchecked' });
});

it.each(['accepted', 'pending', 'refused'] as const)(
  'an amount that the answer “%s” does not name is that of the start',
  async (state) => {
    const facts = { amount: 1000, currency: 'XAF', providerId: 'b' };
    expect(await ask([starting('b', { state })], findStarted)).toEqual({ state, ...facts });
  },
);

it.each(['unknown', 'unchecked'] as const)('the answer “%s” has no amount', async (state) => {
  expect(await ask([starting('b', { state })], findStarted)).toEqual({ state });
});

it('an amount that the provider names counts', async () => {
  const check = { state: 'accepted', amount: 500, currency: 'XOF' } as const;
  expect(await ask([starting('b', check)], findStarted)).toEqual({ ...check, providerId: 'b' });
});

it('the provider’s own reference of a payment comes from its start', async () => {
  const startedThere = async () => ({ ...started, providerReference: 'theirs' });
  expect(await ask([starting('b', { state: 'refused' })], startedThere)).toMatchObject({ providerReference: 'theirs' });
});

it('all providers together have eight seconds: notifications are to be answered within ten', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await ask([answering('a', { state: 'unknown' }), answering('b', { state: 'unknown' })]);
  expect(timeout.mock.calls).toEqual([[8000]]);
  timeout.mockRestore();
  const slow: Account = {
    providerId: 'a',
    checkPayment: (_, { signal } = {}) =>
      new Promise((resolve) => signal?.addEventListener('abort', () => resolve({ state: 'unchecked' }))),
  };
  expect(await ask([slow], findNothing, 10)).toEqual({ state: 'unchecked' });
});
