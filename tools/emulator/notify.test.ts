import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { control, press, useEmulator } from './testCalls';
import { check, openPayment, testProvider } from './testProvider';

type ReceivedRequest = { method?: string; headers: IncomingHttpHeaders; body: string };

const emulator = useEmulator({ providers: [testProvider] });
const silentEmulator = useEmulator({ providers: [{ ...testProvider, pings: false }] });
let receiver: Server;
let notifyUrl: string;
let received: ReceivedRequest[] = [];
let answerTo: (method?: string) => number = () => 200;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const { method, headers } = request;
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ method, headers, body });
    response.statusCode = answerTo(method);
    response.end();
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  notifyUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/cinetpay-notify`;
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

function statesOf(requests: ReceivedRequest[]): unknown[] {
  return requests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body).state);
}

it('the emulator pings, then posts what the provider writes', async () => {
  await press(await openPayment(emulator(), { notifyUrl, channel: 'CREDIT_CARD' }), 'accept');
  const [ping, post] = await waitForRequests(2);
  expect(ping).toMatchObject({ method: 'GET', body: '', headers: { 'user-agent': 'Payment emulator' } });
  expect(post).toMatchObject({ method: 'POST', body: '{"state":"accepted"}' });
  expect(post?.headers).toMatchObject({
    'user-agent': 'Payment emulator',
    'content-type': 'application/json',
    'x-test': '12345678',
  });
});

it.each([
  ['accept', ['pending', 'accepted']],
  ['refuse', ['pending', 'refused']],
  ['cancel', []],
  ['pending', ['pending']],
  ['close', []],
])('the notifications of "%s" carry %j', async (decision, states) => {
  await press(await openPayment(emulator(), { notifyUrl }), decision);
  expect(statesOf(await waitForRequests(states.length * 2))).toEqual(states);
});

it('a payment left pending twice is notified as pending once', async () => {
  const url = await openPayment(emulator(), { notifyUrl });
  await press(url, 'pending');
  await press(url, 'pending');
  await press(url, 'accept');
  expect(statesOf(await waitForRequests(4))).toEqual(['pending', 'accepted']);
});

it('a URL that answers the ping with 405 is not notified', async () => {
  answerTo = (method) => (method === 'GET' ? 405 : 200);
  await press(await openPayment(emulator(), { notifyUrl, channel: 'CREDIT_CARD' }), 'accept');
  expect((await waitForRequests(1))[0]?.method).toBe('GET');
});

it('a provider that does not ping posts at once', async () => {
  await press(await openPayment(silentEmulator(), { notifyUrl, channel: 'CREDIT_CARD' }), 'accept');
  expect((await waitForRequests(1))[0]?.method).toBe('POST');
});

it('an unreachable URL does not stop the payment, and its failure is recorded', async () => {
  const { status } = await press(await openPayment(emulator()), 'accept');
  expect(status).toBe(200);
  await pause(50);
  expect(JSON.parse((await check(emulator())).text).state).toBe('accepted');
  const { sent } = JSON.parse((await control(emulator(), {})).text);
  expect(sent[0]).toMatchObject({ method: 'GET', answer: expect.stringMatching(/fail/i) });
});

describe('the notify faults', () => {
  const payByCard = async () => press(await openPayment(emulator(), { notifyUrl, channel: 'CREDIT_CARD' }), 'accept');

  it('twice sends the same notification twice', async () => {
    await control(emulator(), { notify: { kind: 'twice' } });
    await payByCard();
    const [first, second] = (await waitForRequests(4)).filter(({ method }) => method === 'POST');
    expect(second).toEqual(first);
  });

  it('never sends nothing', async () => {
    await control(emulator(), { notify: { kind: 'never' } });
    await payByCard();
    await waitForRequests(0);
  });

  it('beforeReturn notifies before the payer can return', async () => {
    await control(emulator(), { notify: { kind: 'beforeReturn' } });
    await payByCard();
    expect(received).toHaveLength(2);
  });
});
