import { type Emulator, startEmulator } from './server';
import { ask, check, control, openPayment, press, reset } from './testCalls';

let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, clock: () => Date.UTC(2022, 8, 15, 22, 57, 15), env: {} });
});
afterEach(() => reset(emulator));
afterAll(() => emulator.close());

const pending = { payment_method: null, operator_id: null, payment_date: ' ', fund_availability_date: null };

it('tells an accepted payment as the provider does', async () => {
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
])('tells the end of "%s" as %s REFUSED, with one space for its date', async (decision, code, message) => {
  await press(await openPayment(emulator), decision);
  const { status, text } = await check(emulator);
  expect(status).toBe(200);
  const envelope = JSON.parse(text);
  expect(envelope).toMatchObject({ code, message, data: { status: 'REFUSED', amount: '1000' } });
  expect(envelope.data).toMatchObject({ operator_id: null, payment_date: ' ' });
});

it.each([undefined, 'pending', 'close'])('tells a payment as pending after the press of %s', async (decision) => {
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

describe('what a fault pretends', () => {
  const checkData = async () => JSON.parse((await check(emulator)).text);

  it('says REFUSED at first and ACCEPTED later', async () => {
    await press(await openPayment(emulator), 'accept');
    await control(emulator, { check: { kind: 'refused', calls: 1 } });
    expect(await checkData()).toMatchObject({ code: '600', message: 'PAYMENT_FAILED', data: { status: 'REFUSED' } });
    expect(await checkData()).toMatchObject({ code: '00', data: { status: 'ACCEPTED' } });
  });

  it.each([
    ['602', 'INSUFFICIENT_BALANCE'],
    ['604', 'OTP_CODE_ERROR'],
    ['804', 'OPERATOR_UNAVAILABLE'],
  ])('says REFUSED with the code %s', async (code, message) => {
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
  ])('names the operator %s of a payment that waits as %s, and its transaction number', async (operator, named) => {
    await openPayment(emulator);
    await control(emulator, { check: { kind: 'namesOperator', operator } });
    expect(await checkData()).toMatchObject({
      code: '662',
      data: { status: 'PENDING', payment_method: named, operator_id: expect.stringMatching(/^MP\w+$/) },
    });
  });
});

describe('a late success', () => {
  it.each(['refuse', 'cancel'])('follows "%s" when switched so', async (decision) => {
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

it('finds a payment by its token', async () => {
  const token = (await openPayment(emulator)).split('/').at(-1);
  const { text } = await check(emulator, { transaction_id: undefined, token });
  expect(JSON.parse(text).data.amount).toBe('1000');
});

it('tells a payment that waited and was then accepted', async () => {
  const url = await openPayment(emulator);
  await press(url, 'pending');
  await press(url, 'accept');
  expect(JSON.parse((await check(emulator)).text).code).toBe('00');
});

it('keeps the first end of a payment', async () => {
  const url = await openPayment(emulator);
  await press(url, 'refuse');
  await press(url, 'accept');
  expect(JSON.parse((await check(emulator)).text).code).toBe('600');
});

it('answers an envelope without data about a payment that it does not know', async () => {
  const { status, text } = await check(emulator, { transaction_id: 'another' });
  expect(status).toBe(400);
  expect(JSON.parse(text)).not.toHaveProperty('data');
});

it.each([
  ['no key', { apikey: '' }, '608'],
  ['no site', { site_id: undefined }, '608'],
  ['neither id nor token', { transaction_id: undefined }, '608'],
  ['another key', { apikey: 'another' }, '609'],
  ['another site', { site_id: '1' }, '613'],
])('refuses a call with %s', async (_case, changes, code) => {
  await openPayment(emulator);
  const { status, text } = await check(emulator, changes);
  expect(status).toBe(400);
  expect(JSON.parse(text).code).toBe(code);
});
