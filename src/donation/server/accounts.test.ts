import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Account } from '../providers/provider';
import { functionTimeoutMilliseconds } from '../providers/withTimeout';
import type { PaymentCheck } from '../rules/paymentCheck';
import { createMemoryServices } from '../testing/memoryServices';
import { checkWithAccounts, listAccounts, providerTimeoutMilliseconds } from './accounts';
import { storeTimeoutMilliseconds } from './ledger';

const first = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '1' };
const other = { CINETPAY_V1_API_KEY: 'key', CINETPAY_V1_API_PASSWORD: 'word' };

it.each([
  [{ ...first, ...other }, ['cinetpay', 'cinetpay-v1']],
  [{ ...first, ...other, GATSBY_PAYMENT_PROVIDER: ' cinetpay-v1 ' }, ['cinetpay-v1', 'cinetpay']],
  [other, ['cinetpay-v1']],
  [{}, []],
])('the account of the chosen provider comes first, and others follow while they have keys: %j', (variables, ids) => {
  expect(listAccounts(variables).map(({ providerId }) => providerId)).toEqual(ids);
});

const start = { reference: '1', amount: 1000, currency: 'XAF', startedAt: '', secrets: {} };
const stores = {
  none: async () => undefined,
  'of b': async () => ({ ...start, providerId: 'b', providerReference: 'theirs' }),
  down: () => Promise.reject(new Error('gone')),
};

/** An account whose payments start in browsers. */
const browser = (providerId: string, answer: PaymentCheck) => ({ providerId, checkPayment: async () => answer });
/** An account whose payments start in a function. */
const server = (providerId: string, answer: PaymentCheck): Account => ({
  ...browser(providerId, answer),
  startPayment: () => Promise.reject(new Error()),
});
const accepted = { state: 'accepted' } as const;
const pending = { state: 'pending' } as const;
const refused = { state: 'refused' } as const;
const unknown = { state: 'unknown' } as const;
const unchecked = { state: 'unchecked' } as const;
const named = { state: 'accepted', amount: 500, currency: 'XOF' } as const;
const ofA = (answer: PaymentCheck) => ({ ...answer, providerId: 'a' });
/** An answer of `b`, completed from the started payment. */
const ofB = (answer: PaymentCheck) => ({
  ...{ amount: 1000, currency: 'XAF', providerId: 'b', providerReference: 'theirs' },
  ...answer,
});

/** @param find reads the started payment */
async function ask(accounts: Account[], find: (typeof stores)[keyof typeof stores], timeout?: number) {
  const asked: string[] = [];
  const heard = accounts.map((account): Account => {
    const checkPayment: Account['checkPayment'] = (...call) => {
      asked.push(account.providerId);
      return account.checkPayment(...call);
    };
    return { ...account, checkPayment };
  });
  const { services } = createMemoryServices();
  services.ledger.startedPayments.find = find;
  return { answer: await checkWithAccounts(heard, '1', services, { timeout }), asked: asked.join(' ') };
}

/** `asked`: the providers in the order in which they were asked. */
type Case = { asks: string; accounts: Account[]; store?: keyof typeof stores; answer: object; asked: string };

it.each<Case>([
  {
    asks: 'no second provider after “unchecked”',
    accounts: [browser('a', unchecked), browser('b', refused)],
    answer: unchecked,
    asked: 'a',
  },
  {
    asks: 'no second provider after an answer',
    accounts: [browser('a', pending), browser('b', refused)],
    answer: ofA(pending),
    asked: 'a',
  },
  {
    asks: 'the next provider after “unknown”',
    accounts: [browser('b', unknown), browser('a', refused)],
    answer: ofA(refused),
    asked: 'b a',
  },
  {
    asks: 'first the provider whose payments start in browsers',
    accounts: [server('b', unchecked), browser('a', accepted)],
    answer: ofA(accepted),
    asked: 'a',
  },
  {
    asks: 'no provider whose payments start in functions about a payment without a stored start',
    accounts: [browser('a', unknown), server('b', named)],
    answer: unknown,
    asked: 'a',
  },
  {
    asks: 'only the provider that has the stored start',
    accounts: [browser('a', unchecked), server('b', accepted)],
    store: 'of b',
    answer: ofB(accepted),
    asked: 'b',
  },
  {
    asks: 'the provider that has the stored start, whose own amount counts',
    accounts: [server('b', named)],
    store: 'of b',
    answer: ofB(named),
    asked: 'b',
  },
  {
    asks: 'no other provider if the one that has the stored start has no keys any more',
    accounts: [server('a', unknown)],
    store: 'of b',
    answer: unchecked,
    asked: '',
  },
  {
    asks: 'no provider whose payments start in functions while the store cannot be read',
    accounts: [browser('a', unknown), server('b', accepted)],
    store: 'down',
    answer: unchecked,
    asked: 'a',
  },
  {
    asks: 'a provider whose payments start in browsers while the store cannot be read',
    accounts: [browser('a', accepted), server('b', unknown)],
    store: 'down',
    answer: ofA(accepted),
    asked: 'a',
  },
])('checkWithAccounts asks $asks', async ({ accounts, store = 'none', answer, asked }) => {
  expect(await ask(accounts, stores[store])).toEqual({ answer, asked });
});

it('the relay waits less for an answer than a function may', () => {
  const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(readFileSync('docs/relay.conf', 'utf8')) ?? [];
  expect(Number(seconds) * 1000).toBeLessThan(providerTimeoutMilliseconds);
});

it('a page waits longer than a start may take: two timeouts of the store, the providers’, and one of the store', () => {
  expect(functionTimeoutMilliseconds).toBeGreaterThan((2 + 1) * storeTimeoutMilliseconds + providerTimeoutMilliseconds);
});

it('providers, and a store before and after, have less than the ten seconds that API v1 waits for an answer', async () => {
  expect(providerTimeoutMilliseconds + 2 * storeTimeoutMilliseconds).toBeLessThan(10_000);
  const late: boolean[] = [];
  const checkPayment: Account['checkPayment'] = async (_, { signal = AbortSignal.abort() } = {}) => {
    late.push(signal.aborted);
    if (!signal.aborted) await once(signal, 'abort');
    return unknown;
  };
  const slow = { providerId: 'a', checkPayment };
  await ask([slow, slow], stores.none, 10);
  expect(late).toEqual([false, true]);
});
