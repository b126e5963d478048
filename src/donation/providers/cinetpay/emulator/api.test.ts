import { ask, control, useEmulator } from '../../../../../tools/emulator/testCalls';
import { check, openPayment, pay } from './testCalls';

const emulator = useEmulator();

it('a call that the checks refuse does not use up a fault', async () => {
  await control(emulator(), { init: { kind: 'serverError', calls: 1 } });
  expect((await pay(emulator(), { amount: 1 })).status).toBe(400);
  expect((await pay(emulator())).status).toBe(500);
});

it('the fault noAddress leaves payment_url out', async () => {
  await control(emulator(), { init: { kind: 'noAddress' } });
  const { data } = JSON.parse((await pay(emulator())).text);
  expect(data).toEqual({ payment_token: expect.any(String) });
});

it.each([
  [undefined, 'javascript:alert(document.domain)'],
  ['http://evil.example/', 'http://evil.example/'],
])('the fault wrongAddress with the address %s answers %s', async (address, given) => {
  await control(emulator(), { init: { kind: 'wrongAddress', value: address } });
  expect(await openPayment(emulator())).toBe(given);
});

it('the fault duplicateId refuses a new id as used', async () => {
  await control(emulator(), { init: { kind: 'duplicateId' } });
  expect((await pay(emulator())).text).toContain('transaction_id already exists');
});

it('both calls allow any origin, also to read a refusal', async () => {
  const { status, headers } = await ask(`${emulator().url}/v2/payment`, { method: 'OPTIONS' });
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST,OPTIONS',
    'access-control-allow-headers': 'Content-Type',
  });
  expect((await pay(emulator(), { amount: 1 })).headers['access-control-allow-origin']).toBe('*');
  expect((await check(emulator())).headers['access-control-allow-origin']).toBe('*');
});

it('the fault corsRefused sends no CORS header, and counts the preflight as the call, after which a browser stops', async () => {
  await control(emulator(), { init: { kind: 'corsRefused', calls: 1 } });
  const preflight = await ask(`${emulator().url}/v2/payment`, { method: 'OPTIONS' });
  expect(Object.keys(preflight.headers).join()).not.toContain('access-control');
  expect((await pay(emulator())).headers).toHaveProperty('access-control-allow-origin');
});
