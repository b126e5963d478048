import { type Emulator, startEmulator } from './server';
import { ask, check, control, openPayment, pay, reset } from './testCalls';

let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, env: {} });
});
afterEach(() => reset(emulator));
afterAll(() => emulator.close());

let lastId = 0;

describe.each([
  ['init', () => pay(emulator, { transaction_id: `id${++lastId}` })],
  ['check', () => check(emulator)],
])('the shared faults of the %s call', (place, call) => {
  beforeEach(async () => {
    if (place === 'check') await openPayment(emulator);
  });

  it('delay answers late', async () => {
    await control(emulator, { [place]: { kind: 'delay', ms: 150 } });
    const start = performance.now();
    expect((await call()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(145);
  });

  it('noAnswer never answers, and drops the connection at a reset', async () => {
    await control(emulator, { [place]: { kind: 'noAnswer' } });
    const outcome = call().then(
      () => 'answered',
      () => 'cut',
    );
    const soon = new Promise((done) => setTimeout(done, 150, 'still waiting'));
    expect(await Promise.race([outcome, soon])).toBe('still waiting');
    await reset(emulator);
    expect(await outcome).toBe('cut');
  });

  it('dropped closes the connection', async () => {
    await control(emulator, { [place]: { kind: 'dropped' } });
    await expect(call()).rejects.toThrow('socket hang up');
  });

  it.each([
    ['serverError', 500, 'text/plain'],
    ['tooManyRequests', 429, 'text/plain'],
    ['html', 200, 'text/html'],
    ['malformedJson', 200, 'application/json'],
  ])('%s answers %d and a body that is not JSON', async (kind, status, type) => {
    await control(emulator, { [place]: { kind } });
    const reply = await call();
    expect(reply.status).toBe(status);
    expect(reply.headers['content-type']).toContain(type);
    expect(() => JSON.parse(reply.text)).toThrow(SyntaxError);
  });

  it('a fault with a number of calls affects only so many', async () => {
    await control(emulator, { [place]: { kind: 'serverError', calls: 2 } });
    const statuses = [await call(), await call(), await call()].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('null clears a fault', async () => {
    await control(emulator, { [place]: { kind: 'serverError' } });
    await control(emulator, { [place]: null });
    expect((await call()).status).toBe(200);
  });
});

describe('the faults of the init call only', () => {
  it('noAddress leaves payment_url out', async () => {
    await control(emulator, { init: { kind: 'noAddress' } });
    const { status, text } = await pay(emulator);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ code: '201', data: { payment_token: expect.any(String) } });
    expect(JSON.parse(text).data).not.toHaveProperty('payment_url');
  });

  it.each([
    [undefined, 'javascript:alert(document.domain)'],
    ['http://evil.example/', 'http://evil.example/'],
  ])('wrongAddress with the address %s answers %s', async (address, given) => {
    await control(emulator, { init: { kind: 'wrongAddress', address } });
    expect(await openPayment(emulator)).toBe(given);
  });

  it('duplicateId refuses a new id as used', async () => {
    await control(emulator, { init: { kind: 'duplicateId', calls: 1 } });
    expect((await pay(emulator)).text).toContain('transaction_id already exists');
    expect((await pay(emulator)).status).toBe(200);
  });

  it('corsRefused sends no CORS header to OPTIONS or POST', async () => {
    await control(emulator, { init: { kind: 'corsRefused' } });
    const preflight = await ask(`${emulator.url}/v2/payment`, { method: 'OPTIONS' });
    expect(Object.keys(preflight.headers).join()).not.toContain('access-control');
    expect((await pay(emulator)).headers).not.toHaveProperty('access-control-allow-origin');
    const other = await ask(`${emulator.url}/v2/payment/check`, { method: 'OPTIONS' });
    expect(other.headers).toHaveProperty('access-control-allow-origin');
  });

  it('corsRefused counts the preflight as the call, because the browser sends no POST', async () => {
    await control(emulator, { init: { kind: 'corsRefused', calls: 1 } });
    await ask(`${emulator.url}/v2/payment`, { method: 'OPTIONS' });
    expect((await pay(emulator)).headers).toHaveProperty('access-control-allow-origin');
  });

  it('a call that the checks refuse does not use up a fault', async () => {
    await control(emulator, { init: { kind: 'serverError', calls: 1 } });
    expect((await pay(emulator, { amount: 1 })).status).toBe(400);
    expect((await pay(emulator)).status).toBe(500);
  });
});

describe('the faults of the check call only', () => {
  beforeEach(() => openPayment(emulator));

  it('unknownCode answers an undocumented code and status', async () => {
    await control(emulator, { check: { kind: 'unknownCode' } });
    const { status, text } = await check(emulator);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ code: '999', data: { status: 'OF_NO_TABLE', amount: '1000' } });
  });

  it('unknownReference does not find an existing payment', async () => {
    await control(emulator, { check: { kind: 'unknownReference' } });
    expect(JSON.parse((await check(emulator)).text)).not.toHaveProperty('data');
  });
});
