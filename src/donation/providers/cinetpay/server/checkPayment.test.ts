import { checkCinetpay } from './checkPayment';

const provider = { url: 'https://provider.example/v2/payment', apiKey: 'key', siteId: '123' };

async function checkAndLog(body: unknown, status = 200) {
  const log: string[] = [];
  const check = await checkCinetpay(provider, '12345678', {
    send: async () => Response.json(body, { status }),
    log: (line) => log.push(line),
  });
  return { check, log };
}

const checkWith = async (body: unknown) => (await checkAndLog(body)).check;

const about = (code: string, data: Record<string, unknown>) => ({
  code,
  data: { amount: '1000', currency: 'XAF', ...data },
});

it('checkCinetpay sends the reference, the site’s keys and a user agent', async () => {
  const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>().mockResolvedValue(Response.json({}));
  await checkCinetpay(provider, '12345678', { send });
  expect(send).toHaveBeenCalledTimes(1);
  const [url, { method, headers, body } = {}] = send.mock.calls[0] ?? [];
  expect([method, url]).toEqual(['POST', 'https://provider.example/v2/payment/check']);
  expect(JSON.parse(String(body))).toEqual({ apikey: 'key', site_id: '123', transaction_id: '12345678' });
  expect(new Headers(headers).get('content-type')).toBe('application/json');
  expect(new Headers(headers).get('user-agent')).toMatch(/^Mozilla\/5\.0 \(compatible; /);
});

// docs/cinetpay.md, sections 3.4 and 7.
it.each([
  ['00', 'ACCEPTED', 'accepted'],
  ['600', 'REFUSED', 'refused'],
  ['602', 'REFUSED', 'refused'],
  ['604', 'REFUSED', 'refused'],
  ['606', 'REFUSED', 'refused'],
  ['807', 'REFUSED', 'refused'],
  ['627', 'REFUSED', 'cancelled'],
  ['623', 'WAITING_FOR_CUSTOMER', 'pending'],
  ['662', 'PENDING', 'pending'],
  ['663', 'PENDING', 'pending'],
  ['664', 'PENDING', 'pending'],
  ['804', 'PENDING', 'pending'],
  ['804', 'REFUSED', 'refused'],
])('checkCinetpay reads the code %s with the status %s as %s', async (code, status, state) => {
  const { check, log } = await checkAndLog(about(code, { status }));
  expect(check).toMatchObject({ state, amount: 1000, currency: 'XAF' });
  expect(log).toEqual([]);
});

it.each([
  ['999', 'SOMETHING_NEW'],
  ['607', 'PENDING'],
  ['662', 'ODD\nline'],
  ['604', null],
  ['804', 'FAILED'],
  // Contradictions.
  ['999', 'ACCEPTED'],
  ['662', 'REFUSED'],
  ['00', 'PENDING'],
  ['600', 'PENDING'],
  ['627', 'PENDING'],
  ['00', 'REFUSED'],
  ['600', 'ACCEPTED'],
  ['627', 'ACCEPTED'],
])('the code %s with the status %j, unknown or contradictory, settles nothing and is logged', async (code, status) => {
  const { check, log } = await checkAndLog(about(code, { status }));
  expect(check).toMatchObject({ state: 'pending', amount: 1000, currency: 'XAF' });
  const shown = `code ${code} with status ${String(status).replace('\n', '?')}`;
  expect(log).toEqual([`Payment 12345678: CinetPay answered ${shown}, which docs/cinetpay.md does not know.`]);
});

it.each([
  ['600', 'FAILED', 'refused'],
  ['602', 'DECLINED', 'refused'],
  ['627', 'CANCELED', 'cancelled'],
  ['999', 'REFUSED', 'refused'],
])(
  'the code %s with the status %s, of which one is unknown, is a refusal, and is logged',
  async (code, status, state) => {
    const { check, log } = await checkAndLog(about(code, { status }));
    expect(check).toMatchObject({ state });
    expect(log).toHaveLength(1);
  },
);

it('checkCinetpay reads a code that is a number', async () => {
  expect(await checkAndLog({ code: 627, data: { status: 'REFUSED' } })).toEqual({
    check: { state: 'cancelled' },
    log: [],
  });
});

it.each<[words: string, unknown, httpStatus: number, isBlocked?: true]>([
  ['code 609 with status undefined', { code: '609', message: 'AUTH_NOT_FOUND' }, 400, true],
  ['code 613 with status undefined', { code: 613, message: 'ERROR_SITE_ID_NOTVALID' }, 400, true],
  ['code 625 with status undefined', { code: '625' }, 400, true],
  ['code 0 with status undefined', { code: 0 }, 200],
  ['HTTP 500', { code: '00', data: { status: 'ACCEPTED' } }, 500],
  ['HTTP 429', { code: '00', data: { status: 'ACCEPTED' } }, 429, true],
  ['HTTP 200, no JSON', null, 200],
  ['HTTP 403, no JSON', '<html>', 403],
  ['code undefined with status undefined', { data: { status: 'ACCEPTED' } }, 200],
])('the answer %s leaves the payment unchecked, is logged, and says whether it blocks others', async (...row) => {
  const [words, body, status, isBlocked] = row;
  const { check, log } = await checkAndLog(body, status);
  expect(check).toEqual({ state: 'unchecked', ...(isBlocked && { blockedBy: `CinetPay answers ${words}` }) });
  expect(log).toEqual([`Payment 12345678 could not be checked: CinetPay answers ${words}.`]);
});

it.each(['00', '623', '662', '663', '664'])(
  'checkCinetpay reads code %s without a payment as pending',
  async (code) => {
    expect(await checkWith({ code })).toEqual({ state: 'pending' });
  },
);

it.each(['201', '603', '624', '999'])('checkCinetpay reads code %s without a payment as unchecked', async (code) => {
  expect(await checkWith({ code })).toEqual({ state: 'unchecked' });
});

const accepted = (data: Record<string, unknown>) => checkWith(about('00', { status: 'ACCEPTED', ...data }));

it('checkCinetpay returns the facts of a receipt, in the provider’s documented format', async () => {
  const facts = { payment_method: 'OM', operator_id: 'MP220915.2257.A76307', payment_date: '2022-09-15 22:57:15' };
  const payout = { fund_availability_date: '2022-09-17 00:00:00' };
  expect(
    await accepted({ ...facts, ...payout, metadata: null, phone_number: '699000000', phone_prefix: '237' }),
  ).toEqual({
    state: 'accepted',
    amount: 1000,
    currency: 'XAF',
    method: 'OM',
    operatorId: 'MP220915.2257.A76307',
    paidAt: '2022-09-15T22:57:15Z',
    payoutAt: '2022-09-17T00:00:00Z',
  });
});

// paymentCheck.test.ts tests the formats.
it('checkCinetpay drops invalid facts, and logs their names unless they are blank', async () => {
  const facts = { currency: 'XAF; Domain=evil.example', payment_method: null, operator_id: null, payment_date: ' ' };
  const payout = { fund_availability_date: '2022-99-99 00:00:00' };
  const { check, log } = await checkAndLog(about('00', { status: 'ACCEPTED', ...facts, ...payout }));
  expect(check).toEqual({ state: 'accepted', amount: 1000 });
  const unknown = 'in a form that docs/cinetpay.md does not know: it is not recorded.';
  expect(log).toEqual([`Payment 12345678: CinetPay wrote currency, payoutAt ${unknown}`]);
});

it('checkCinetpay reads an operator’s number that is no text', async () => {
  expect(await accepted({ operator_id: 2209152257 })).toMatchObject({ operatorId: '2209152257' });
});

it('checkCinetpay returns the operator of a pending payment, but neither number nor date', async () => {
  const facts = { status: 'PENDING', payment_method: 'MOMO', operator_id: 'A1', payment_date: '2022-09-15 22:57:15' };
  expect(await checkWith(about('662', facts))).toMatchObject({ state: 'pending', method: 'MOMO' });
  expect(Object.keys(await checkWith(about('662', facts))).sort()).toEqual(['amount', 'currency', 'method', 'state']);
});

it('checkCinetpay returns the reason of a refusal only, where the code gives one', async () => {
  expect(await checkWith(about('602', { status: 'REFUSED' }))).toMatchObject({ state: 'refused', reason: 'balance' });
  expect(await checkWith(about('600', { status: 'REFUSED' }))).not.toHaveProperty('reason');
  expect(await checkWith(about('804', { status: 'PENDING' }))).toEqual({
    state: 'pending',
    amount: 1000,
    currency: 'XAF',
  });
});
