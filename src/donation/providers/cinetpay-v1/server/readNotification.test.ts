import type { StartedPayment } from '../../provider';
import { readCinetpayV1Notification } from './readNotification';

const sent = { notify_token: 'token', merchant_transaction_id: '12345678', transaction_id: 'theirs' };

const facts = {
  providerId: 'cinetpay-v1',
  reference: '12345678',
  amount: 1000,
  currency: 'XAF',
  startedAt: '2026-11-20T10:00:00.000Z',
};

const started: StartedPayment = { ...facts, providerReference: 'theirs', secrets: { notifyToken: 'token' } };

function read(body: unknown, stored = started) {
  const asked: string[] = [];
  const findOwnStarted = async (reference: string) => {
    asked.push(reference);
    return stored;
  };
  const posted = typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
  const request = new Request('https://site.example/cinetpay-notify', { method: 'POST', body: posted });
  return readCinetpayV1Notification(request, { findOwnStarted }).then((result) => ({ result, asked }));
}

it('a notification with the token of the start names the payment, and no state', async () => {
  const { result, asked } = await read({ ...sent, status: 'SUCCESS', amount: 9000 });
  expect(result).toEqual({ kind: 'genuine', reference: '12345678', started });
  expect(asked).toEqual(['12345678']);
});

it('a form says the same as JSON', async () => {
  const multipart = new FormData();
  for (const [name, value] of Object.entries(sent)) multipart.append(name, value);
  for (const form of [String(new URLSearchParams(sent)), multipart])
    expect((await read(form)).result).toEqual({ kind: 'genuine', reference: '12345678', started });
});

it('the provider’s reference counts only where one is stored', async () => {
  expect((await read(sent, { ...facts, secrets: { notifyToken: 'token' } })).result.kind).toBe('genuine');
});

it.each([
  ['another token', { ...sent, notify_token: 'other' }],
  ['a longer token', { ...sent, notify_token: 'token2' }],
  ['another transaction', { ...sent, transaction_id: 'other' }],
])('a notification with %s is suspect', async (_, body) => {
  expect((await read(body)).result).toEqual({
    kind: 'suspect',
    description: 'another token or transaction than that of the start',
  });
});

const having = (names: string) => ({ description: `its only fields are ${names}` });

it.each([
  ['nothing that is known', 'a=b', {}],
  ['a list', [], {}],
  ['no reference', { ...sent, merchant_transaction_id: undefined }, {}],
  ['no token', { ...sent, notify_token: undefined }, having('merchant_transaction_id transaction_id')],
  ['an empty token', { ...sent, notify_token: '' }, having('notify_token merchant_transaction_id transaction_id')],
  ['no transaction', { ...sent, transaction_id: undefined }, having('notify_token merchant_transaction_id')],
])(
  'a notification with %s comes from a stranger, and its field names are logged if it may be the provider’s',
  async (_, body, told) => {
    expect(await read(body)).toEqual({ result: { kind: 'foreign', ...told }, asked: [] });
  },
);

it.each([undefined, {}, { notifyToken: '' }])(
  'without the token of a stored start, a notification is not signed: %j',
  async (own) => {
    const request = new Request('https://site.example/', { method: 'POST', body: JSON.stringify(sent) });
    const findOwnStarted = async () => own && { ...facts, secrets: own as Record<string, string> };
    expect(await readCinetpayV1Notification(request, { findOwnStarted })).toEqual({
      kind: 'foreign',
      description: 'no started payment 12345678 is stored',
    });
  },
);
