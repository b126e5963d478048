import { control, press, useEmulator } from '../../../../../tools/emulator/testCalls';
import { check, openPayment } from './testCalls';

const emulator = useEmulator({ clock: () => Date.UTC(2022, 8, 15, 22, 57, 15) });

const checkData = async (changes?: Record<string, unknown>) => JSON.parse((await check(emulator(), changes)).text);

// contract.test.ts has the answer in each state.

it.each([undefined, 'pending', 'close'])('the check call answers PENDING after %s', async (decision) => {
  const url = await openPayment(emulator());
  if (decision) await press(url, decision);
  const data = { status: 'PENDING', payment_method: null, operator_id: null, payment_date: ' ' };
  expect(await checkData()).toMatchObject({ code: '662', message: 'WAITING_CUSTOMER_PAYMENT', data });
});

it('a pending payment can be accepted, and a refused one stays refused', async () => {
  const url = await openPayment(emulator());
  await press(url, 'pending');
  await press(url, 'accept');
  expect((await checkData()).code).toBe('00');
  const other = await openPayment(emulator(), { transaction_id: 'another' });
  await press(other, 'refuse');
  await press(other, 'accept');
  expect((await checkData({ transaction_id: 'another' })).code).toBe('600');
});

it('the switch lateSuccess lets a refused payment be accepted, and then no more refused', async () => {
  await control(emulator(), { switches: { lateSuccess: true } });
  const url = await openPayment(emulator());
  for (const [decision, code] of [
    ['refuse', '600'],
    ['accept', '00'],
    ['refuse', '00'],
  ] as const) {
    await press(url, decision);
    expect((await checkData()).code).toBe(code);
  }
});

it('the fault refused answers any of its codes, whatever the state', async () => {
  await press(await openPayment(emulator()), 'accept');
  await control(emulator(), { check: { kind: 'refused' } });
  expect(await checkData()).toMatchObject({ code: '600', message: 'PAYMENT_FAILED', data: { status: 'REFUSED' } });
  await control(emulator(), { check: { kind: 'refused', value: '602' } });
  const data = { status: 'REFUSED', payment_date: ' ', operator_id: null };
  expect(await checkData()).toMatchObject({ code: '602', message: 'INSUFFICIENT_BALANCE', data });
});

it('the fault namesOperator answers the operator and its transaction number while pending', async () => {
  await openPayment(emulator());
  await control(emulator(), { check: { kind: 'namesOperator', value: 'EXPRESSUNIONCM' } });
  const data = { status: 'PENDING', payment_method: 'EXPRESSUNIONCM', operator_id: expect.stringMatching(/^MP\w+$/) };
  expect(await checkData()).toMatchObject({ code: '662', data });
});

it('the fault unknownState answers an undocumented code and status', async () => {
  await openPayment(emulator());
  await control(emulator(), { check: { kind: 'unknownState' } });
  expect(await checkData()).toMatchObject({ code: '999', data: { status: 'OF_NO_TABLE' } });
});

it('an unknown payment is answered without data, and so is any payment under the fault unknownReference', async () => {
  await openPayment(emulator());
  expect(await checkData({ transaction_id: 'another' })).not.toHaveProperty('data');
  await control(emulator(), { check: { kind: 'unknownReference' } });
  expect(await checkData()).not.toHaveProperty('data');
});

it.each([
  ['no key', { apikey: '' }, '608'],
  ['no site', { site_id: undefined }, '608'],
  ['no id', { transaction_id: undefined }, '608'],
  ['a wrong key', { apikey: 'another' }, '609'],
  ['a wrong site', { site_id: '1' }, '613'],
])('the check call refuses %s', async (_case, changes, code) => {
  await openPayment(emulator());
  const { status, text } = await check(emulator(), changes);
  expect(status).toBe(400);
  expect(JSON.parse(text).code).toBe(code);
});
