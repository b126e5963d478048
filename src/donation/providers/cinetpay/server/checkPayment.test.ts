import { checkPayment, readRefusalReason } from './checkPayment';

const provider = { url: 'https://provider.example/v2/payment', apiKey: 'key', siteId: '123' };

const checkWith = (body: unknown, status = 200) =>
  checkPayment(provider, '12345678', {
    send: async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  });

const about = (code: string, data: Record<string, unknown>) => ({
  code,
  data: { amount: '1000', currency: 'XAF', ...data },
});

it('checkPayment sends the reference, the site’s keys and a user agent', async () => {
  const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>().mockResolvedValue(Response.json({}));
  await checkPayment(provider, '12345678', { send });
  expect(send).toHaveBeenCalledTimes(1);
  const [address, { method, headers, body } = {}] = send.mock.calls[0] ?? [];
  expect([method, address]).toEqual(['POST', 'https://provider.example/v2/payment/check']);
  expect(JSON.parse(String(body))).toEqual({ apikey: 'key', site_id: '123', transaction_id: '12345678' });
  expect(new Headers(headers).get('content-type')).toBe('application/json');
  expect(new Headers(headers).get('user-agent')).toMatch(/^Mozilla\/5\.0 \(compatible; /);
});

it.each([
  ['accepted', about('00', { status: 'ACCEPTED' })],
  ['refused', about('600', { status: 'REFUSED' })],
  ['refused', about('602', { status: 'REFUSED' })],
  ['refused', about('604', { status: 'REFUSED' })],
  ['refused', about('606', { status: 'REFUSED' })],
  ['cancelled', about('627', { status: 'REFUSED' })],
  ['pending', about('623', { status: 'WAITING_FOR_CUSTOMER' })],
  ['pending', about('662', { status: 'PENDING' })],
  ['pending', about('663', { status: 'PENDING' })],
  ['refused', about('807', { status: 'REFUSED' })],
  ['pending', about('662', { status: 'REFUSED' })],
  ['pending', about('999', { status: 'SOMETHING_NEW' })],
  ['pending', about('999', { status: 'ACCEPTED' })],
  ['pending', about('00', { status: 'PENDING' })],
  // Contradictions settle nothing, and neither does a code or a status alone.
  ['pending', about('600', { status: 'SOMETHING_NEW' })],
  ['pending', about('604', { status: null })],
  ['pending', about('600', { status: 'PENDING' })],
  ['pending', about('627', { status: 'PENDING' })],
  ['pending', about('00', { status: 'REFUSED' })],
  ['pending', about('600', { status: 'ACCEPTED' })],
  ['pending', about('627', { status: 'ACCEPTED' })],
])('checkPayment reads the state %s from %j', async (state, answer) => {
  expect(await checkWith(answer)).toMatchObject({ state, amount: 1000, currency: 'XAF' });
});

it.each([
  ['a wrong key', { code: '609', message: 'AUTH_NOT_FOUND' }, 400],
  ['a wrong site', { code: '613', message: 'ERROR_SITE_ID_NOTVALID' }, 400],
  ['an expired subscription', { code: '625' }, 400],
  ['an error of its own', { code: '00', data: { status: 'ACCEPTED' } }, 500],
  ['too many calls', { code: '00', data: { status: 'ACCEPTED' } }, 429],
  ['nothing', null, 200],
  ['no code', { data: { status: 'ACCEPTED' } }, 200],
])('checkPayment returns unchecked when the provider answers with %s', async (_, body, status) => {
  expect(await checkWith(body, status)).toEqual({ state: 'unchecked' });
});

it('checkPayment returns unchecked when its time is over', async () => {
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const signal = AbortSignal.timeout(10);
  expect(await checkPayment(provider, '1', { send: never, signal })).toEqual({ state: 'unchecked' });
});

it.each(['00', '623', '662', '663', '664'])('checkPayment reads code %s without a payment as pending', async (code) => {
  expect(await checkWith({ code })).toEqual({ state: 'pending' });
});

it.each(['201', '603', '624', '999'])('checkPayment reads code %s without a payment as unchecked', async (code) => {
  expect(await checkWith({ code })).toEqual({ state: 'unchecked' });
});

it('checkPayment returns no amount when the provider gives none', async () => {
  expect(await checkWith({ code: '627', data: { status: 'REFUSED' } })).toStrictEqual({ state: 'cancelled' });
});

it.each([
  ['not a number', 'viel', 5],
  ['zero', '0', null],
  ['negative', '-5', ['XAF']],
])('checkPayment drops an amount that is %s and a currency that is not a string', async (_, amount, currency) => {
  expect(await checkWith({ code: '662', data: { status: 'PENDING', amount, currency } })).toStrictEqual({
    state: 'pending',
  });
});

const accepted = (data: Record<string, unknown>) => checkWith(about('00', { status: 'ACCEPTED', ...data }));

it('checkPayment returns the facts of a receipt, in the provider’s documented format', async () => {
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
    paidAt: '2022-09-15 22:57:15',
    payoutAt: '2022-09-17 00:00:00',
  });
});

// paymentCheck.test.ts has the formats.
it('checkPayment drops invalid facts', async () => {
  const facts = { currency: 'XAF; Domain=evil.example', payment_method: null, operator_id: null, payment_date: ' ' };
  expect(await accepted(facts)).toEqual({ state: 'accepted', amount: 1000 });
});

it('checkPayment returns the operator of a pending payment, but neither number nor date', async () => {
  const facts = { status: 'PENDING', payment_method: 'MOMO', operator_id: 'A1', payment_date: '2022-09-15 22:57:15' };
  expect(await checkWith(about('662', facts))).toMatchObject({ state: 'pending', method: 'MOMO' });
  expect(Object.keys(await checkWith(about('662', facts))).sort()).toEqual(['amount', 'currency', 'method', 'state']);
});

it('checkPayment returns the reason of a refusal only, where the code gives one', async () => {
  expect(await checkWith(about('602', { status: 'REFUSED' }))).toMatchObject({ state: 'refused', reason: 'balance' });
  expect(await checkWith(about('600', { status: 'REFUSED' }))).not.toHaveProperty('reason');
  expect(await checkWith(about('804', { status: 'PENDING' }))).toEqual({
    state: 'pending',
    amount: 1000,
    currency: 'XAF',
  });
});

it.each([
  ['a code', about('607', { status: 'PENDING' }), 'code 607 with status PENDING'],
  ['a status', about('662', { status: 'ODD\nline' }), 'code 662 with status ODD?line'],
  ['a contradiction', about('627', { status: 'ACCEPTED' }), 'code 627 with status ACCEPTED'],
  ['another contradiction', about('600', { status: 'PENDING' }), 'code 600 with status PENDING'],
  ['a third', about('662', { status: 'REFUSED' }), 'code 662 with status REFUSED'],
])('checkPayment logs %s that the documentation lacks', async (_, answer, words) => {
  const log: string[] = [];
  await checkPayment(provider, '1', { send: async () => Response.json(answer), log: (line) => log.push(line) });
  expect(log).toEqual([`Payment 1: CinetPay answered ${words}, which docs/cinetpay.md does not know.`]);
});

it.each([
  about('00', { status: 'ACCEPTED' }),
  about('662', { status: 'PENDING' }),
  about('623', { status: 'WAITING_FOR_CUSTOMER' }),
  about('807', { status: 'REFUSED' }),
  { code: '608' },
])('checkPayment logs nothing about the documented answer %j', async (answer) => {
  const log: string[] = [];
  await checkPayment(provider, '1', { send: async () => Response.json(answer), log: (line) => log.push(line) });
  expect(log).toEqual([]);
});

it.each([
  ['602', 'balance'],
  ['604', 'code'],
  ['606', 'orangeMoney'],
  ['641', 'tooLow'],
  ['642', 'tooHigh'],
  ['603', 'unavailable'],
  ['621', 'unavailable'],
  ['622', 'unavailable'],
  ['626', 'unavailable'],
  ['804', 'unavailable'],
  ['635', 'number'],
  ['636', 'number'],
  ['637', 'number'],
  ['807', 'dayLimit'],
  ['808', 'dayLimit'],
  ['809', 'monthLimit'],
  ['810', 'monthLimit'],
  ['811', 'weekLimit'],
  ['812', 'weekLimit'],
])('readRefusalReason reads code %s as %s', (code, reason) => {
  expect(readRefusalReason(code)).toBe(reason);
});

it.each(['600', '609', '625', '662', '', 'constructor'])('readRefusalReason gives no reason for %j', (code) => {
  expect(readRefusalReason(code)).toBeUndefined();
});
