import { attempt } from '../testing/testPayment';
import { startByFunction } from './startByFunction';

const startWith = (body: string, status = 200) =>
  startByFunction({ url: '' }, attempt, async () => new Response(body, { status }));

it('a start posts the checked donation to this site’s function', async () => {
  const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => Response.json({}));
  await startByFunction({ url: 'https://elsewhere.example' }, attempt, send);
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('/donation-start');
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
  expect(JSON.parse(String(init?.body))).toEqual({ donation: attempt.donation, reference: '12345678', language: 'fr' });
});

it.each([
  ['{"status":"redirect","url":"https://pay.example/1"}', { status: 'redirect', url: 'https://pay.example/1' }],
  ['{"status":"redirect","url":"http://127.0.0.1/1"}', { status: 'redirect', url: 'http://127.0.0.1/1' }],
  ['{"status":"redirect","url":"javascript:https://pay.example"}', { status: 'failed', reason: 'unavailable' }],
  ['{"status":"redirect","url":"javascript:alert(1)"}', { status: 'failed', reason: 'unavailable' }],
  ['{"status":"redirect","url":["https://pay.example/1"]}', { status: 'failed', reason: 'unavailable' }],
  ['{"status":"failed","reason":"refused"}', { status: 'failed', reason: 'refused' }],
  ['{"status":"failed","reason":"foreignPage","url":"https://x"}', { status: 'failed', reason: 'foreignPage' }],
  [
    '{"status":"failed","reason":"refused","isReferenceTaken":true}',
    { status: 'failed', reason: 'refused', isReferenceTaken: true },
  ],
  ['{"status":"failed","reason":"odd"}', { status: 'failed', reason: 'unavailable' }],
  ['null', { status: 'failed', reason: 'unavailable' }],
])('the function’s answer %s is read as %j', async (body, start) => {
  expect(await startWith(body, 503)).toStrictEqual(start);
});

it('a start that the rate limit refuses fails as busy', async () => {
  expect(await startWith('<html>429</html>', 429)).toStrictEqual({ status: 'failed', reason: 'busy' });
});
