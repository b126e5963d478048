import { ask, check, control, openPayment, pay, useEmulator } from '../../../../../tools/emulator/testCalls';

const emulator = useEmulator();

it.each([
  ['serverError', 500, 'text/plain'],
  ['tooManyRequests', 429, 'text/plain'],
  ['html', 200, 'text/html'],
  ['malformedJson', 200, 'application/json'],
])('the fault %s answers %d and a body that is not JSON', async (kind, status, type) => {
  await control(emulator(), { init: { kind } });
  const reply = await pay(emulator());
  expect(reply.status).toBe(status);
  expect(reply.headers['content-type']).toContain(type);
  expect(() => JSON.parse(reply.text)).toThrow(SyntaxError);
});

it('the fault dropped closes the connection', async () => {
  await control(emulator(), { init: { kind: 'dropped' } });
  await expect(pay(emulator())).rejects.toThrow('socket hang up');
});

it('the fault noAnswer keeps the connection open until a reset', async () => {
  await control(emulator(), { check: { kind: 'noAnswer' } });
  await openPayment(emulator());
  const outcome = check(emulator()).catch(() => 'closed');
  const soon = new Promise((done) => setTimeout(done, 150, 'still waiting'));
  expect(await Promise.race([outcome, soon])).toBe('still waiting');
  await ask(`${emulator().url}/control`, { method: 'DELETE' });
  expect(await outcome).toBe('closed');
});

it('a fault with a number of calls affects only so many', async () => {
  await openPayment(emulator());
  await control(emulator(), { check: { kind: 'serverError', calls: 2 } });
  const replies = [await check(emulator()), await check(emulator()), await check(emulator())];
  expect(replies.map(({ status }) => status)).toEqual([500, 500, 200]);
});

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
  await control(emulator(), { init: { kind: 'wrongAddress', address } });
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
