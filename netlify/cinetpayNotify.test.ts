import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { notificationFields } from '../src/donation/providers/cinetpay/vocabulary';
import notify from './functions/cinetpay-notify';
import receivePayer from './functions/cinetpay-return';

// Emulates the provider's check and Netlify's store, for the store's real client.
let storeStatus = 200;
/** Whether refusals carry an ETag, as error pages may. */
let isTagged = false;
let server: Server;
const kept = new Map<string, string>();
const log = jest.spyOn(console, 'log').mockImplementation();

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === '/v2/payment/check') {
      response.end('{"code":"00","data":{"status":"ACCEPTED","amount":"1000","currency":"XAF"}}');
      return;
    }
    const key = request.url ?? '';
    const isConflict = request.method === 'PUT' && storeStatus === 200 && kept.has(key);
    if (request.method === 'PUT' && storeStatus === 200 && !isConflict) kept.set(key, body);
    response.writeHead(
      isConflict ? 412 : storeStatus,
      isTagged || (storeStatus === 200 && !isConflict) ? { etag: '"1"' } : {},
    );
    response.end(request.method === 'GET' ? kept.get(key) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = { edgeURL: address, uncachedEdgeURL: address, siteID: 'site', token: 'token' };
  Object.assign(process.env, {
    GATSBY_CINETPAY_API_KEY: 'key',
    GATSBY_CINETPAY_SITE_ID: '123',
    GATSBY_CINETPAY_URL: `${address}/v2/payment`,
    CINETPAY_SECRET_KEY: 'secret',
    NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(context)).toString('base64'),
  });
});

afterAll(() => server.close());

beforeEach(() => {
  storeStatus = 200;
  isTagged = false;
  kept.clear();
  log.mockClear();
});

async function notifyOf(reference: string): Promise<number> {
  const fields = notificationFields.map((name) => [name, name === 'cpm_trans_id' ? reference : '1000']);
  const token = createHmac('sha256', 'secret')
    .update(fields.map(([, value]) => value).join(''))
    .digest('hex');
  const response = await notify(
    new Request('https://site.example/cinetpay-notify', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'x-token': token },
    }),
  );
  return response.status;
}

const logged = () => log.mock.calls.join('\n');

it('cinetpay-notify records a payment once', async () => {
  expect(await notifyOf('12345678')).toBe(200);
  expect(await notifyOf('12345678')).toBe(200);
  expect(kept.size).toBe(1);
  expect(logged()).toBe('Payment 12345678 is accepted: recorded.');
});

it('cinetpay-notify logs a record of another payment under the same reference', async () => {
  await notifyOf('12345678');
  for (const [key, record] of kept) kept.set(key, record.replace('1000', '2500'));
  log.mockClear();
  expect(await notifyOf('12345678')).toBe(200);
  expect(logged()).toContain('another payment');
});

it('notifications and a return at the same moment make one record', async () => {
  const body = new URLSearchParams({ transaction_id: '12345678' });
  const comeBack = receivePayer(new Request('https://site.example/cinetpay-return', { method: 'POST', body }));
  const answers = await Promise.all([notifyOf('12345678'), notifyOf('12345678'), comeBack, notifyOf('12345678')]);
  expect(answers.map((answer) => (typeof answer === 'number' ? answer : answer.status))).toEqual([200, 200, 303, 200]);
  expect(kept.size).toBe(1);
  expect(logged()).not.toMatch(/another payment|could not/);
});

it('cinetpay-notify does not take an ETag for a record', async () => {
  storeStatus = 403;
  isTagged = true;
  expect(await notifyOf('12345678')).toBe(503);
});

it.each([401, 403, 404, 429, 500, 503])(
  'cinetpay-notify asks for another notification when the store answers %d',
  async (status) => {
    storeStatus = status;
    expect(await notifyOf('12345678')).toBe(503);
    expect(kept.size).toBe(0);
    expect(logged()).toMatch(/12345678 is accepted but could not be recorded/);
  },
);
