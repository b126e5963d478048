import { checkCinetpayV1 } from './checkPayment';

let account = 0;
const started = {
  providerId: 'cinetpay-v1',
  reference: '12345678',
  amount: 1000,
  currency: 'XAF',
  startedAt: '',
  providerReference: 'theirs',
  secrets: { notifyToken: 'token' },
};
const ids = { merchant_transaction_id: '12345678', transaction_id: 'theirs' };

async function checkWith(body: unknown, { status = 200, isStored = true } = {}) {
  const log: string[] = [];
  const keys = { url: 'https://api.example', apiKey: `check ${++account}`, password: '' };
  const send: typeof fetch = async (input) => {
    if (String(input).endsWith('/login')) return Response.json({ access_token: 't', expires_in: 600 });
    return Response.json(body, { status });
  };
  const check = await checkCinetpayV1(keys, '12345678', {
    send,
    log: (line) => log.push(line),
    started: isStored ? started : undefined,
  });
  return { check, log };
}

// docs/cinetpay-v1.md, section 6.
it.each([
  [100, 'SUCCESS', 'accepted'],
  [2010, 'FAILED', 'refused'],
  [2005, 'INSUFFICIENT_BALANCE', 'refused'],
  [1200, 'TRANSACTION_EXIST', 'pending'],
  [2001, 'INITIATED', 'pending'],
  [2002, 'PENDING', 'pending'],
  [2003, 'EXPIRED', 'pending'],
  [2004, 'OTP_ERROR', 'pending'],
  [2006, 'USER_NOT_FOUND', 'pending'],
  [2007, 'USER_IS_BLOCKED', 'pending'],
  [2008, 'OTP_EXPIRED', 'pending'],
])('the answer %d %s about a payment is read as %s', async (code, status, state) => {
  const { check, log } = await checkWith({ code, status, ...ids, user: { name: 'Ngo Ada' } });
  expect(check).toStrictEqual({ state });
  expect(log).toEqual([]);
});

it.each([
  [100, 'FAILED', 'code 100 with status FAILED'],
  [2010, 'SUCCESS', 'code 2010 with status SUCCESS'],
  ['100', 'PAID', 'code 100 with status PAID'],
  [9999, 'NEW\nline', 'code 9999 with status NEW?line'],
  [200, 'OK', 'code 200 with status OK'],
  [undefined, undefined, 'code undefined with status undefined'],
  [2010, null, 'code 2010 with status null'],
])('the answer %s %j, unknown or contradictory, settles nothing and is logged', async (code, status, words) => {
  const { check, log } = await checkWith({ code, status, ...ids, user: { name: 'Ngo Ada' } });
  expect(check).toStrictEqual({ state: 'pending' });
  expect(log).toEqual([`Payment 12345678: CinetPay answered ${words}, which docs/cinetpay-v1.md does not know.`]);
});

it('the code of a refusal counts with a word that is new, and the word is logged', async () => {
  const { check, log } = await checkWith({ code: 2010, status: 'DECLINED', ...ids });
  expect(check).toEqual({ state: 'refused' });
  expect(log.join()).toContain('code 2010 with status DECLINED');
});

it('an unknown reference is recognized by its code, with HTTP 422', async () => {
  expect((await checkWith({ code: 404, status: 'NOT_FOUND' }, { status: 422 })).check).toEqual({ state: 'unknown' });
});

it.each([
  ['another reference', { merchant_transaction_id: '1', transaction_id: 'theirs' }],
  ['another transaction', { merchant_transaction_id: '12345678', transaction_id: 'other' }],
  ['no identifier', {}],
])('a success with %s counts for nothing', async (_, other) => {
  const { check, log } = await checkWith({ code: 100, status: 'SUCCESS', ...other });
  expect(check).toEqual({ state: 'unchecked' });
  expect(log).toEqual(['Payment 12345678 could not be checked: CinetPay answers code 100 with status SUCCESS.']);
});

it('without the stored start, our own reference is enough', async () => {
  const answer = { code: 100, status: 'SUCCESS', ...ids };
  expect((await checkWith(answer, { isStored: false })).check).toEqual({ state: 'accepted' });
});

const answer = { code: 100, status: 'SUCCESS', ...ids };
const wrongKeys = 'code 1005 with status INVALID_CREDENTIALS';
const unlistedIp = 'code 2011 with status NOT_ALLOWED';

it.each<[string, unknown, httpStatus: number, blockedBy?: string]>([
  ['code -1 with status OPERATION_ERROR', { code: -1, status: 'OPERATION_ERROR' }, 200],
  ['code 1004 with status INVALID_PARAMS', { code: 1004, status: 'INVALID_PARAMS' }, 422],
  [wrongKeys, { code: 1005, status: 'INVALID_CREDENTIALS' }, 422, `CinetPay answers ${wrongKeys}`],
  [unlistedIp, { code: 2011, status: 'NOT_ALLOWED' }, 403, `CinetPay answers ${unlistedIp}`],
  ['HTTP 500', answer, 500],
  ['HTTP 429', answer, 429, 'CinetPay answers HTTP 429'],
  ['HTTP 200, no JSON', '<html>', 200],
])('the answer %s leaves the payment unchecked, is logged, and says whether it blocks others', async (...row) => {
  const [words, body, status, blockedBy] = row;
  const { check, log } = await checkWith(body, { status });
  expect(check).toEqual({ state: 'unchecked', blockedBy });
  expect(log).toEqual([`Payment 12345678 could not be checked: CinetPay answers ${words}.`]);
});
