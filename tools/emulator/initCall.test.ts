import { type Emulator, startEmulator } from './server';
import { ask, control, customer, jsonHeaders, makeOrder, pay, reset } from './testCalls';

let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, clock: () => 1_663_323_067_767, env: {} });
});
afterEach(() => reset(emulator));
afterAll(() => emulator.close());

function post(headers: Record<string, string>, body: string) {
  return ask(`${emulator.url}/v2/payment`, { method: 'POST', headers, body });
}

describe('a valid payment', () => {
  it('is created with the status 200, the code "201" and the URL of its page', async () => {
    const { status, headers, text } = await pay(emulator);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/json');
    const { data, ...rest } = JSON.parse(text);
    expect(rest).toEqual({
      code: '201',
      message: 'CREATED',
      description: 'Transaction created with success',
      api_response_id: '1663323067.7670',
    });
    expect(data.payment_token).toMatch(/^[0-9a-f]{64}$/);
    expect(data.payment_url).toBe(`${emulator.url}/payment/${data.payment_token}`);
  });

  it.each([
    ['site_id as a number', { site_id: 100001 }],
    ['no channels, which have a default', { channels: undefined }],
    ['no language', { lang: undefined }],
    ['dollars that are not a multiple of 5', { currency: 'USD', amount: 3 }],
    ['the least amount', { amount: 100 }],
    ['the greatest amount', { amount: 1_500_000 }],
    ['all customer fields', customer],
    ['a locked phone number', { ...customer, lock_phone_number: true }],
    ['localhost in its URLs', { notify_url: 'http://localhost:8888/cinetpay-notify' }],
    ['unknown fields', { mode: 'PRODUCTION', cancel_url: 'x' }],
  ])('may have %s', async (_case, changes) => {
    expect((await pay(emulator, changes)).status).toBe(200);
  });
});

describe("the provider's edge, without an envelope", () => {
  const body = () => JSON.stringify(makeOrder(emulator));

  it('refuses a call without a user agent', async () => {
    const { status, text } = await post({ 'Content-Type': 'application/json' }, body());
    expect(status).toBe(403);
    expect(text).toContain('error code: 1010');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])('refuses the content type "%s"', async (type) => {
    const { status, headers } = await post({ 'User-Agent': 'a browser', 'Content-Type': type }, body());
    expect(status).toBe(403);
    expect(headers['content-type']).toContain('text/plain');
  });

  it('accepts JSON with a charset', async () => {
    const headers = { ...jsonHeaders, 'Content-Type': 'application/json; charset=utf-8' };
    expect((await post(headers, body())).status).toBe(200);
  });
});

describe('the init call, with the status 400', () => {
  it.each([
    ['empty', ''],
    ['truncated JSON', '{"apikey":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '12'],
  ])('answers 608 to a body that is %s', async (_case, body) => {
    const { status, text } = await post(jsonHeaders, body);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({
      code: '608',
      message: 'MINIMUM_REQUIRED_FIELDS',
      description: 'the body is not a JSON object',
      api_response_id: '1663323067.7670',
    });
  });

  it.each(['apikey', 'site_id', 'transaction_id', 'amount', 'currency', 'description', 'notify_url', 'return_url'])(
    'answers 608 and names %s when it is missing, empty or blank',
    async (field) => {
      for (const value of [undefined, null, '', ' ']) {
        const { status, text } = await pay(emulator, { [field]: value });
        expect(status).toBe(400);
        expect(JSON.parse(text)).toMatchObject({ code: '608', description: `${field} is required` });
      }
    },
  );

  it.each([
    ['an id that is a number', { transaction_id: 12345678 }, '608', 'transaction_id must be a string'],
    ['an amount that is a string', { amount: '1000' }, '608', 'amount must be an integer'],
    ['an amount with decimals', { amount: 1000.5 }, '608', 'amount must be an integer'],
    ['an amount that is not a multiple of 5', { amount: 1001 }, '608', 'amount must be a multiple of 5'],
    ['an unknown currency', { currency: 'EUR' }, '608', 'currency is not valid'],
    ['an unknown channel', { channels: 'CASH' }, '608', 'channels is not valid'],
    ['an unknown language', { lang: 'FR' }, '608', 'lang is not valid'],
    ['a relative URL', { return_url: '/cinetpay-return' }, '608', 'return_url is not a valid URL'],
    ['a javascript: URL', { return_url: 'javascript:alert(1)' }, '608', 'return_url is not a valid URL'],
    ['a wrong key', { apikey: 'another' }, '609', 'apikey is unknown'],
    ['a wrong site', { site_id: '100002' }, '613', 'site_id is unknown'],
    ['an amount below the limit', { amount: 95 }, '641', 'The minimum amount is 100 XAF'],
    ['an amount of zero', { amount: 0 }, '641', 'The minimum amount is 100 XAF'],
    ['an amount above the limit', { amount: 1_500_005 }, '642', 'The maximum amount is 1500000 XAF'],
    ['a customer without address', { ...customer, customer_address: '' }, '624', undefined],
    ['a customer without city', { ...customer, customer_city: undefined }, '624', undefined],
    ['a customer with only an id', { customer_id: '7' }, '624', undefined],
    ['a lock without a phone number', { lock_phone_number: true }, '624', undefined],
    [
      'a lock with a phone number without country code',
      { ...customer, customer_phone_number: '699000000', lock_phone_number: true },
      '624',
      undefined,
    ],
    ['a US customer without state', { ...customer, customer_country: 'US', customer_state: '' }, '624', undefined],
    [
      'a Canadian customer with a malformed state',
      { ...customer, customer_country: 'CA', customer_state: 'Q1' },
      '624',
      undefined,
    ],
  ])('refuses %s', async (_case, changes, code, description) => {
    const { status, text } = await pay(emulator, changes);
    expect(status).toBe(400);
    const envelope = JSON.parse(text);
    expect(envelope.code).toBe(code);
    expect(envelope.description).toBe(description ?? 'An error occurred while processing the request');
    expect(envelope).not.toHaveProperty('data');
  });

  it('answers 608 to a used id', async () => {
    await pay(emulator);
    expect(JSON.parse((await pay(emulator)).text)).toMatchObject({
      code: '608',
      description: 'transaction_id already exists',
    });
  });
});

describe('the order of the checks', () => {
  // Each change breaks one more rule, from the last check to the first; the newest must answer.
  const broken: [string, Record<string, unknown>, string][] = [
    ['a used id', {}, 'transaction_id already exists'],
    ['a state', { ...customer, customer_country: 'US', customer_state: '' }, 'An error occurred'],
    ['the limits', { amount: 5 }, 'The minimum amount'],
    ['the site', { site_id: '1' }, 'site_id is unknown'],
    ['the key', { apikey: '1' }, 'apikey is unknown'],
    ['the currency', { currency: 'EUR' }, 'currency is not valid'],
    ['the step', { amount: 7 }, 'amount must be a multiple of 5'],
    ['the type', { amount: '7' }, 'amount must be an integer'],
    ['missing fields', { description: '' }, 'description is required'],
  ];

  it.each(broken.map(([rule, , words], index) => ({ rule, words, index })))(
    'checks $rule before all later rules',
    async ({ words, index }) => {
      await pay(emulator);
      const changes = Object.assign({}, ...broken.slice(0, index + 1).map(([, change]) => change));
      expect(JSON.parse((await pay(emulator, changes)).text).description).toContain(words);
    },
  );
});

describe('the order of the first and of the optional checks', () => {
  it.each([
    ['no user agent', {}, '', 'error code: 1010'],
    ['a content type', { 'User-Agent': 'a browser' }, '', 'Forbidden'],
    ['no JSON', jsonHeaders, 'a=1', 'the body is not a JSON object'],
    ['an empty object', jsonHeaders, '{}', 'apikey is required'],
  ])('refuses %s before all later rules', async (_case, headers: Record<string, string>, body, words) => {
    expect((await post(headers, body)).text).toContain(words);
  });

  it('checks localhost after the customer and before the id', async () => {
    await pay(emulator);
    await control(emulator, { switches: { refuseLocalhost: true } });
    const notify_url = 'http://localhost:8888/cinetpay-notify';
    expect((await pay(emulator, { notify_url })).text).toContain('Access forbidden');
    const stateless = { ...customer, customer_country: 'US', customer_state: '' };
    expect((await pay(emulator, { notify_url, ...stateless })).text).toContain('UNKNOWN_ERROR');
  });

  it('checks the amount before the customer', async () => {
    expect((await pay(emulator, { amount: 5, customer_id: '7' })).text).toContain('ERROR_AMOUNT_TOO_LOW');
  });

  it('checks the URLs after the currency and before the key', async () => {
    expect((await pay(emulator, { return_url: 'x', currency: 'EUR' })).text).toContain('currency is not valid');
    expect((await pay(emulator, { return_url: 'x', apikey: '1' })).text).toContain('return_url is not a valid URL');
  });
});

describe('the switches of the init call', () => {
  it('acceptForm accepts a form-encoded body', async () => {
    await control(emulator, { switches: { acceptForm: true } });
    const headers = { ...jsonHeaders, 'Content-Type': 'application/x-www-form-urlencoded' };
    const form = new URLSearchParams(makeOrder(emulator) as Record<string, string>);
    expect((await post(headers, form.toString())).status).toBe(200);
    form.set('amount', '10.5');
    expect((await post(headers, form.toString())).text).toContain('amount must be an integer');
  });

  it.each([
    ['keyIs624', { apikey: 'another' }],
    ['duplicateIs624', {}],
  ])('%s answers 624', async (name, changes) => {
    await control(emulator, { switches: { [name]: true } });
    await pay(emulator);
    expect(JSON.parse((await pay(emulator, changes)).text).code).toBe('624');
  });

  it.each(['notify_url', 'return_url'])('refuseLocalhost refuses localhost in %s with an HTML page', async (field) => {
    await control(emulator, { switches: { refuseLocalhost: true } });
    const { status, headers } = await pay(emulator, { [field]: 'http://localhost:8888/there' });
    expect(status).toBe(400);
    expect(headers['content-type']).toContain('text/html');
  });
});

describe('CORS', () => {
  it.each(['/v2/payment', '/v2/payment/check'])('allows any origin for %s', async (path) => {
    const { status, headers } = await ask(emulator.url + path, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST,OPTIONS',
      'access-control-allow-headers': 'Content-Type',
    });
  });

  it('allows any origin to read a refusal', async () => {
    expect((await pay(emulator, { amount: 1 })).headers['access-control-allow-origin']).toBe('*');
  });
});
