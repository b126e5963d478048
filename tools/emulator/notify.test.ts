import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeNotification } from './notify';
import type { Payment } from './payments';
import { card, check, control, openPayment, press, useEmulator } from './testCalls';

type ReceivedRequest = { method?: string; type?: string; xToken?: unknown; body: string };

const emulator = useEmulator();
let receiver: Server;
let notify_url: string;
let received: ReceivedRequest[] = [];
let answerTo: (method?: string) => number = () => 200;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const { method, headers } = request;
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ method, type: headers['content-type'], xToken: headers['x-token'], body });
    response.statusCode = answerTo(method);
    response.end();
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  notify_url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/cinetpay-notify`;
});
afterEach(() => {
  received = [];
  answerTo = () => 200;
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

/** Waits for this many requests, then 50 ms more to catch one too many. */
async function waitForRequests(count: number): Promise<ReceivedRequest[]> {
  for (let left = 100; received.length < count && left > 0; left -= 1) await pause(10);
  await pause(50);
  expect(received).toHaveLength(count);
  return received;
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

function errorsOf(requests: ReceivedRequest[]): unknown[] {
  const posts = requests.filter(({ method }) => method === 'POST');
  return posts.map(({ body }) => new URLSearchParams(body).get('cpm_error_message'));
}

it('the emulator pings, then posts the 16 fields in order, signed over their values', async () => {
  await press(await openPayment(emulator(), { ...card, notify_url }), 'accept');
  const [ping, post] = await waitForRequests(2);
  expect(ping).toMatchObject({ method: 'GET', body: '' });
  expect(post).toMatchObject({ method: 'POST' });
  expect(post?.type).toContain('application/x-www-form-urlencoded');

  const fields = [...new URLSearchParams(post?.body)];
  expect(fields.map(([name]) => name).join(' ')).toBe(
    'cpm_site_id cpm_trans_id cpm_trans_date cpm_amount cpm_currency signature payment_method cel_phone_num ' +
      'cpm_phone_prefixe cpm_language cpm_version cpm_payment_config cpm_page_action cpm_custom cpm_designation ' +
      'cpm_error_message',
  );
  const values = fields.map(([, value]) => value).join('');
  expect(post?.xToken).toBe(createHmac('sha256', emulator().credentials.secretKey).update(values).digest('hex'));
});

it.each([
  ['accept', ['WAITING_FOR_CUSTOMER', 'SUCCES']],
  ['refuse', ['WAITING_FOR_CUSTOMER', 'PAYMENT_FAILED']],
  ['cancel', ['TRANSACTION_CANCEL']],
  ['pending', ['WAITING_FOR_CUSTOMER']],
  ['close', []],
])('the notifications of "%s" carry %j', async (decision, errors) => {
  await press(await openPayment(emulator(), { notify_url }), decision);
  expect(errorsOf(await waitForRequests(errors.length * 2))).toEqual(errors);
});

it('a payment left pending twice is notified as pending once', async () => {
  const url = await openPayment(emulator(), { notify_url });
  await press(url, 'pending');
  await press(url, 'pending');
  await press(url, 'accept');
  expect(errorsOf(await waitForRequests(4))).toEqual(['WAITING_FOR_CUSTOMER', 'SUCCES']);
});

it('a URL that answers the ping with 405 is not notified', async () => {
  answerTo = (method) => (method === 'GET' ? 405 : 200);
  await press(await openPayment(emulator(), { notify_url }), 'cancel');
  expect((await waitForRequests(1))[0]?.method).toBe('GET');
});

it('an unreachable notify_url does not stop the payment, and its failure is recorded', async () => {
  const { status } = await press(await openPayment(emulator()), 'accept');
  expect(status).toBe(200);
  await pause(50);
  expect(JSON.parse((await check(emulator())).text).code).toBe('00');
  const { sent } = JSON.parse((await control(emulator(), {})).text);
  expect(sent[0]).toMatchObject({ method: 'GET', answer: expect.stringMatching(/fail/i) });
});

describe('the notify faults', () => {
  const cancel = async () => press(await openPayment(emulator(), { notify_url }), 'cancel');

  it('twice sends the same notification twice', async () => {
    await control(emulator(), { notify: { kind: 'twice' } });
    await cancel();
    const [first, second] = (await waitForRequests(4)).filter(({ method }) => method === 'POST');
    expect(second).toEqual(first);
  });

  it('never sends nothing', async () => {
    await control(emulator(), { notify: { kind: 'never' } });
    await cancel();
    await waitForRequests(0);
  });

  it('beforeReturn notifies before the payer can return', async () => {
    await control(emulator(), { notify: { kind: 'beforeReturn' } });
    await cancel();
    expect(received).toHaveLength(2);
  });

  it.each([
    ['wrongSignature', '1000', false],
    ['wrongAmount', '10000', true],
  ])('%s posts the amount %s, with a valid signature: %s', async (kind, amount, isRight) => {
    await control(emulator(), { notify: { kind } });
    await cancel();
    const post = (await waitForRequests(2))[1];
    const fields = new URLSearchParams(post?.body);
    expect(fields.get('cpm_amount')).toBe(amount);
    const values = [...fields.values()].join('');
    const right = createHmac('sha256', emulator().credentials.secretKey).update(values).digest('hex');
    expect(post?.xToken).toMatch(/^[0-9a-f]{64}$/);
    expect(post?.xToken === right).toBe(isRight);
  });
});

const accepted: Payment = {
  transactionId: '12345678',
  amount: 1000,
  currency: 'XAF',
  description: 'Don à l’école',
  language: 'fr',
  notifyUrl: 'https://example.org/cinetpay-notify',
  returnUrl: 'https://example.org/cinetpay-return',
  token: 'abcdef',
  signature: 'opaque',
  state: 'accepted',
  channel: 'MOBILE_MONEY',
  changedAt: Date.UTC(2022, 8, 15, 22, 57, 15),
};

it('writeNotification signs the values in order with the secret key', () => {
  const { body, xToken } = writeNotification(accepted, 'accepted', undefined);
  expect(Object.values(body).join('|')).toBe(
    '100001|12345678|2022-09-15 22:57:15|1000|XAF|opaque|OMCM|600000000|237|fr|V4|SINGLE|PAYMENT||Don à l’école|SUCCES',
  );
  // Computed with openssl: printf '%s' '10000112345678…SUCCES' | openssl dgst -sha256 -hmac 2000000000e0e0e0e0e0e0e0.20000002
  expect(xToken).toBe('884315ccf74482502e1608b6a40e00a443a69d8bbb2dbe350f8ce1f4d14d0a63');
});

it('shortSignature posts the last field but leaves it out of the signature', () => {
  const { body, xToken } = writeNotification(accepted, 'accepted', 'shortSignature');
  expect(body.cpm_error_message).toBe('SUCCES');
  // Computed with openssl over the values above without the last.
  expect(xToken).toBe('4a25c353bb6bc7b765f2389baefe3a3dd7ce21bc0ff76ecc2a05f5b58f02aed1');
});
