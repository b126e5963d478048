import { ask, control, jsonHeaders, useEmulator } from './testCalls';
import { openPayment, pay, testProvider } from './testProvider';

const emulator = useEmulator({ providers: [testProvider] });

const readState = async () => JSON.parse((await ask(`${emulator().url}/control`)).text);
const submit = (fields: Record<string, string>) =>
  ask(`${emulator().url}/`, { method: 'POST', body: new URLSearchParams(fields).toString() });

it('GET /control lists the received calls with their bodies', async () => {
  await pay(emulator(), { amount: 1000 });
  await ask(`${emulator().url}/test/payment`, { method: 'POST', headers: jsonHeaders, body: 'not JSON' });
  expect((await readState()).received).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/test/payment',
      contentType: 'application/json',
      body: { amount: 1000 },
    }),
    expect.objectContaining({ method: 'POST', body: 'not JSON' }),
  ]);
});

it('DELETE /control clears faults, switches, payments and logs', async () => {
  await control(emulator(), { init: { kind: 'serverError', calls: 1 }, switches: { returnByGet: true } });
  await pay(emulator());
  const url = await openPayment(emulator());
  await ask(`${emulator().url}/control`, { method: 'DELETE' });
  expect(await readState()).toMatchObject({
    faults: {},
    switches: { returnByGet: false },
    payments: [],
    received: [],
    sent: [],
  });
  expect((await ask(url)).status).toBe(404);
});

it('null clears a fault', async () => {
  await control(emulator(), { init: { kind: 'serverError' } });
  await control(emulator(), { init: null });
  expect((await pay(emulator())).status).toBe(200);
});

it.each([
  ['an unknown call', { pay: null }, 'There is no "pay".'],
  ['an unknown fault', { init: { kind: 'slow' } }, 'There is no "slow".'],
  ['a fault of another call', { init: { kind: 'tooEarly' } }, 'There is no "tooEarly".'],
  ['a fault named like an Object property', { check: { kind: 'constructor' } }, 'There is no "constructor".'],
  ['a code that is not a refusal', { check: { kind: 'refused', value: '201' } }, 'There is no "201".'],
  ['an unknown switch', { switches: { fast: true } }, 'There is no "fast".'],
  ['no object', 7, 'The body is not JSON.'],
])('PUT /control refuses %s and changes nothing', async (_case, update, sentence) => {
  await control(emulator(), { notify: { kind: 'never' } });
  const { status, text } = await control(emulator(), update);
  expect(status).toBe(400);
  expect(JSON.parse(text).error).toBe(sentence);
  expect((await readState()).faults).toEqual({ notify: { kind: 'never' } });
});

it('a button of the control page sends its update, and shows that it is on', async () => {
  const { text } = await ask(`${emulator().url}/`);
  const [, update = ''] = /value="([^"]*)" aria-pressed="false">602 NO_BALANCE \(test\)</.exec(text) ?? [];
  const { status, headers } = await submit({ update: update.replaceAll('&quot;', '"') });
  expect([status, headers.location]).toEqual([303, '/']);
  expect((await readState()).faults).toEqual({ check: { kind: 'refused', value: '602' } });
  expect((await ask(`${emulator().url}/`)).text).toContain('aria-pressed="true">602 NO_BALANCE (test)<');
});

it('the control page links to each payment and escapes what the site sent', async () => {
  await openPayment(emulator(), { description: '<script>alert(1)</script>' });
  const { text } = await ask(`${emulator().url}/`);
  expect(text).toMatch(/<a href="\/payment\/[0-9a-f-]{36}">12345678<\/a>: created/);
  expect(text).not.toContain('<script');
});

it('the button without an update resets everything', async () => {
  await openPayment(emulator());
  await submit({});
  expect((await readState()).payments).toEqual([]);
});

it('the control page has a button for each choice that a provider adds', async () => {
  const { text } = await ask(`${emulator().url}/`);
  for (const doc of ['answers too early (test)', 'returns the payer by GET (test)', 'answers 500']) {
    expect(text).toContain(`aria-pressed="false">${doc}</button>`);
  }
});
