import { ask, control, useEmulator } from './testCalls';
import { check, openPayment, pay, testProvider } from './testProvider';

const emulator = useEmulator({ providers: [testProvider] });

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
