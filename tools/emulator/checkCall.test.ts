import { type Emulator, startEmulator } from './server';
import { ask, check, control, openPayment, press, reset } from './testCalls';

let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, clock: () => Date.UTC(2022, 8, 15, 22, 57, 15), env: {} });
});
afterEach(() => reset(emulator));
afterAll(() => emulator.close());

const pending = { payment_method: null, operator_id: null, payment_date: ' ', fund_availability_date: null };

it('the check call answers an accepted payment in the documented shape', async () => {
  await press(await openPayment(emulator, { metadata: 'cmVm' }), 'accept', 'MOBILE_MONEY');
  const { status, text } = await check(emulator);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({
    code: '00',
    message: 'SUCCES',
    data: {
      amount: '1000',
      currency: 'XAF',
      status: 'ACCEPTED',
      payment_method: 'OMCM',
      description: 'Don au projet',
      metadata: 'cmVm',
      operator_id: expect.stringMatching(/^MP\w+$/),
      payment_date: '2022-09-15 22:57:15',
      fund_availability_date: '2022-09-17 00:00:00',
    },
    api_response_id: '1663282635.0000',
  });
});

it.each([
  ['refuse', '600', 'PAYMENT_FAILED'],
  ['cancel', '627', 'TRANSACTION_CANCEL'],
])('the check call answers %s with the code %s, REFUSED and a blank date', async (decision, code, message) => {
  await press(await openPayment(emulator), decision);
  const { status, text } = await check(emulator);
  expect(status).toBe(200);
  const envelope = JSON.parse(text);
  expect(envelope).toMatchObject({ code, message, data: { status: 'REFUSED', amount: '1000' } });
  expect(envelope.data).toMatchObject({ operator_id: null, payment_date: ' ' });
});

it.each([undefined, 'pending', 'close'])('the check call answers PENDING after %s', async (decision) => {
  const url = await openPayment(emulator);
  if (decision) await press(url, decision);
  const { status, text } = await check(emulator);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    code: '662',
    message: 'WAITING_CUSTOMER_PAYMENT',
    data: { status: 'PENDING', metadata: null, ...pending },
  });
});

describe('the faults of the check call', () => {
  const checkData = async () => JSON.parse((await check(emulator)).text);

  it('refused for one call answers REFUSED, then ACCEPTED', async () => {
    await press(await openPayment(emulator), 'accept');
    await control(emulator, { check: { kind: 'refused', calls: 1 } });
    expect(await checkData()).toMatchObject({ code: '600', message: 'PAYMENT_FAILED', data: { status: 'REFUSED' } });
    expect(await checkData()).toMatchObject({ code: '00', data: { status: 'ACCEPTED' } });
  });

  it.each([
    ['602', 'INSUFFICIENT_BALANCE'],
    ['604', 'OTP_CODE_ERROR'],
    ['804', 'OPERATOR_UNAVAILABLE'],
  ])('refused answers REFUSED with the code %s', async (code, message) => {
    await press(await openPayment(emulator), 'refuse');
    await control(emulator, { check: { kind: 'refused', code } });
    const envelope = await checkData();
    expect(envelope).toMatchObject({
      code,
      message,
      data: { status: 'REFUSED', payment_date: ' ', operator_id: null },
    });
  });

  it.each([
    [undefined, 'MTNCM'],
    ['EXPRESSUNIONCM', 'EXPRESSUNIONCM'],
  ])(
    'namesOperator with %s answers the operator %s and its transaction number while pending',
    async (operator, named) => {
      await openPayment(emulator);
      await control(emulator, { check: { kind: 'namesOperator', operator } });
      expect(await checkData()).toMatchObject({
        code: '662',
        data: { status: 'PENDING', payment_method: named, operator_id: expect.stringMatching(/^MP\w+$/) },
      });
    },
  );
});

describe('the lateSuccess switch', () => {
  it.each(['refuse', 'cancel'])('lets a payment be accepted after "%s"', async (decision) => {
    const url = await openPayment(emulator);
    await press(url, decision);
    await control(emulator, { switches: { lateSuccess: true } });
    expect((await ask(url)).text).toContain('value="accept"');
    await press(url, 'accept');
    expect(JSON.parse((await check(emulator)).text).code).toBe('00');
    await press(url, 'refuse');
    expect(JSON.parse((await check(emulator)).text).code).toBe('00');
  });
});

it('the check call finds a payment by its token', async () => {
  const token = (await openPayment(emulator)).split('/').at(-1);
  const { text } = await check(emulator, { transaction_id: undefined, token });
  expect(JSON.parse(text).data.amount).toBe('1000');
});

it('the check call answers an accepted payment that was pending before', async () => {
  const url = await openPayment(emulator);
  await press(url, 'pending');
  await press(url, 'accept');
  expect(JSON.parse((await check(emulator)).text).code).toBe('00');
});

it('a refused payment stays refused', async () => {
  const url = await openPayment(emulator);
  await press(url, 'refuse');
  await press(url, 'accept');
  expect(JSON.parse((await check(emulator)).text).code).toBe('600');
});

it('the check call answers an unknown payment without data', async () => {
  const { status, text } = await check(emulator, { transaction_id: 'another' });
  expect(status).toBe(400);
  expect(JSON.parse(text)).not.toHaveProperty('data');
});

it.each([
  ['no key', { apikey: '' }, '608'],
  ['no site', { site_id: undefined }, '608'],
  ['neither id nor token', { transaction_id: undefined }, '608'],
  ['a wrong key', { apikey: 'another' }, '609'],
  ['a wrong site', { site_id: '1' }, '613'],
])('the check call refuses %s', async (_case, changes, code) => {
  await openPayment(emulator);
  const { status, text } = await check(emulator, changes);
  expect(status).toBe(400);
  expect(JSON.parse(text).code).toBe(code);
});
