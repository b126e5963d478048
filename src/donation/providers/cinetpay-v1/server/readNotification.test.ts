import type { StartedPayment } from '../../provider';
import { readNotification } from './readNotification';

const sent = { notify_token: 'token', merchant_transaction_id: '12345678', transaction_id: 'theirs' };

const kept = { provider: 'cinetpay-v1', reference: '12345678', amount: 1000, currency: 'XAF', startedAt: '' };

function read(
  body: unknown,
  started: StartedPayment = { ...kept, providerReference: 'theirs', kept: { notifyToken: 'token' } },
) {
  const asked: string[] = [];
  const findStart = async (reference: string) => {
    asked.push(reference);
    return started;
  };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request('https://site.example/cinetpay-notify', { method: 'POST', body: text });
  return readNotification(request, { findStart }).then((result) => ({ result, asked }));
}

it('a notification with the token of the start names the payment, and no state', async () => {
  const { result, asked } = await read({ ...sent, status: 'SUCCESS', amount: 9000 });
  expect(result).toEqual({ status: 'signed', notification: { reference: '12345678' } });
  expect(asked).toEqual(['12345678']);
});

it('the provider’s reference counts only where one was kept', async () => {
  expect((await read(sent, { ...kept, kept: { notifyToken: 'token' } })).result.status).toBe('signed');
});

it.each([
  ['another token', { ...sent, notify_token: 'other' }],
  ['a longer token', { ...sent, notify_token: 'token2' }],
  ['an empty token', { ...sent, notify_token: '' }],
  ['another transaction', { ...sent, transaction_id: 'other' }],
])('a notification with %s is forged', async (_, body) => {
  expect((await read(body)).result).toEqual({
    status: 'forged',
    description: 'another token or transaction than that of the start',
  });
});

it.each([
  ['no JSON', 'a=b'],
  ['a list', []],
  ['no token', { ...sent, notify_token: undefined }],
  ['a token that is no text', { ...sent, notify_token: 1 }],
  ['no reference', { ...sent, merchant_transaction_id: undefined }],
  ['no transaction', { ...sent, transaction_id: undefined }],
])('a notification with %s comes from a stranger', async (_, body) => {
  expect(await read(body)).toEqual({ result: { status: 'unsigned' }, asked: [] });
});

it.each([undefined, {}, { notifyToken: '' }])('a payment of which %j was kept has no notification', async (own) => {
  const body = JSON.stringify({ ...sent, notify_token: '' });
  const request = new Request('https://site.example/', { method: 'POST', body });
  const findStart = async () => own && { ...kept, kept: own as Record<string, string> };
  expect((await readNotification(request, { findStart })).status).toBe('unsigned');
});
