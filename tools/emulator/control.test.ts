import { type Emulator, startEmulator } from './server';
import { ask, control, jsonHeaders, openPayment, pay, reset } from './testCalls';

let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, env: {} });
});
afterEach(() => reset(emulator));
afterAll(() => emulator.close());

async function readState() {
  return JSON.parse((await ask(`${emulator.url}/control`)).text);
}

it('GET /control lists the received calls with their bodies', async () => {
  await ask(`${emulator.url}/v2/payment`, { method: 'OPTIONS', headers: { Origin: 'http://localhost:8888' } });
  await pay(emulator);
  await ask(`${emulator.url}/v2/payment`, { method: 'POST', headers: jsonHeaders, body: 'not JSON' });
  expect((await readState()).received).toEqual([
    expect.objectContaining({ method: 'OPTIONS', path: '/v2/payment', origin: 'http://localhost:8888' }),
    expect.objectContaining({
      method: 'POST',
      contentType: 'application/json',
      body: expect.objectContaining({ amount: 1000, transaction_id: '12345678' }),
    }),
    expect.objectContaining({ method: 'POST', body: 'not JSON' }),
  ]);
});

it('DELETE /control clears faults, switches, payments and logs', async () => {
  await control(emulator, { init: { kind: 'delay', ms: 0 }, switches: { acceptForm: true } });
  const url = await openPayment(emulator);
  await reset(emulator);
  expect(await readState()).toMatchObject({
    faults: { init: null, check: null, notify: null },
    switches: { acceptForm: false },
    payments: [],
    received: [],
    sent: [],
  });
  expect((await ask(url)).status).toBe(404);
});

it.each([
  ['a string', 'hello', 'The body must be a JSON object.'],
  ['an unknown call', { pay: null }, 'There is no "pay" in the body: only init, check, notify, switches.'],
  ['an unknown fault', { init: { kind: 'slow' } }, 'init.kind must be one of: delay, noAnswer'],
  ['a fault of another call', { check: { kind: 'corsRefused' } }, 'check.kind must be one of'],
  ['a fault named like an Object property', { check: { kind: 'constructor' } }, 'check.kind must be one of'],
  ['an unknown detail', { init: { kind: 'delay', seconds: 3 } }, 'There is no "seconds" in init'],
  ['a delay that is not a number', { init: { kind: 'delay', ms: 'long' } }, 'init.ms must be a whole number'],
  ['zero calls', { init: { kind: 'delay', calls: 0 } }, 'init.calls must be a whole number from 1'],
  ['an address that is not a string', { init: { kind: 'wrongAddress', address: 7 } }, 'init.address must be a text.'],
  ['a code that is not a refusal', { check: { kind: 'refused', code: '201' } }, 'check.code must be one of: 600, 602'],
  [
    'an operator that is not a string',
    { check: { kind: 'namesOperator', operator: 1 } },
    'check.operator must be a text.',
  ],
  ['an unknown switch', { switches: { fast: true } }, 'There is no "fast" in switches'],
  ['a switch that is not a boolean', { switches: { acceptForm: 'on' } }, 'switches.acceptForm must be true'],
])('PUT /control refuses %s with a sentence and changes nothing', async (_case, update, sentence) => {
  await control(emulator, { notify: { kind: 'never' } });
  const { status, text } = await control(emulator, update);
  expect(status).toBe(400);
  expect(JSON.parse(text).error).toContain(sentence);
  expect((await readState()).faults).toEqual({ init: null, check: null, notify: { kind: 'never' } });
});

describe('the control page', () => {
  const submit = (fields: Record<string, string>) =>
    ask(`${emulator.url}/`, { method: 'POST', body: new URLSearchParams(fields).toString() });

  it('sets the same faults and switches', async () => {
    const { status, headers } = await submit({
      'init.kind': 'delay',
      'init.ms': '20',
      'init.calls': '2',
      'check.kind': '',
      'notify.kind': 'twice',
      'switches.returnByGet': 'on',
    });
    expect(status).toBe(303);
    expect(headers.location).toBe('/');
    expect(await readState()).toMatchObject({
      faults: { init: { kind: 'delay', ms: 20, calls: 2 }, check: null, notify: { kind: 'twice' } },
      switches: { returnByGet: true, acceptForm: false },
    });
  });

  it('shows the settings, the payments and the received calls', async () => {
    await control(emulator, { init: { kind: 'delay', ms: 0 }, switches: { acceptForm: true } });
    await openPayment(emulator, { description: '<script>alert(1)</script>' });
    const { text } = await ask(`${emulator.url}/`);
    expect(text).toContain('CinetPay simulator — no real money');
    expect(text).toContain('<option value="delay" selected>');
    expect(text).toContain('name="switches.acceptForm" checked');
    expect(text).toMatch(/<a href="\/payment\/[0-9a-f]{64}">12345678<\/a>: 1000 XAF, created/);
    expect(text).not.toContain('<script');
  });

  it('shows why an input is invalid', async () => {
    const { status, text } = await submit({ 'init.kind': 'delay', 'init.ms': 'long' });
    expect(status).toBe(400);
    expect(text).toContain('init.ms must be a whole number');
  });

  it('resets everything with its button', async () => {
    await openPayment(emulator);
    expect((await ask(`${emulator.url}/reset`, { method: 'POST' })).status).toBe(303);
    expect((await readState()).payments).toEqual([]);
  });
});
