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
  ['{"kind":"redirect","url":"https://pay.example/1"}', { kind: 'redirect', url: 'https://pay.example/1' }],
  ['{"kind":"redirect","url":"http://127.0.0.1/1"}', { kind: 'redirect', url: 'http://127.0.0.1/1' }],
  ['{"kind":"redirect","url":"javascript:https://pay.example"}', { kind: 'failed', reason: 'unavailable' }],
  ['{"kind":"redirect","url":"javascript:alert(1)"}', { kind: 'failed', reason: 'unavailable' }],
  ['{"kind":"redirect","url":["https://pay.example/1"]}', { kind: 'failed', reason: 'unavailable' }],
  ['{"kind":"failed","reason":"refused"}', { kind: 'failed', reason: 'refused' }],
  ['{"kind":"failed","reason":"foreignPage","url":"https://x"}', { kind: 'failed', reason: 'foreignPage' }],
  [
    '{"kind":"failed","reason":"refused","isReferenceTaken":true}',
    { kind: 'failed', reason: 'refused', isReferenceTaken: true },
  ],
  ['{"kind":"failed","reason":"odd"}', { kind: 'failed', reason: 'unavailable' }],
  ['null', { kind: 'failed', reason: 'unavailable' }],
])('the function’s answer %s is read as %j', async (body, start) => {
  expect(await startWith(body, 503)).toStrictEqual(start);
});

it('a start that the rate limit refuses fails as busy', async () => {
  expect(await startWith('<html>429</html>', 429)).toStrictEqual({ kind: 'failed', reason: 'busy' });
});
