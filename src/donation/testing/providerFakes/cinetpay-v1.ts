import type { ProviderFake } from '../providerFake';
import { customer } from '../testPayment';

const states: Record<string, object | undefined> = {
  pending: { code: 2001, status: 'INITIATED' },
  accepted: { code: 100, status: 'SUCCESS' },
  refused: { code: 2010, status: 'FAILED' },
};

/** The provider's answer to the start of payment 12345678. */
export const created = {
  code: 200,
  status: 'OK',
  merchant_transaction_id: '12345678',
  transaction_id: 'theirs',
  notify_token: 'token',
  payment_url: 'https://secure.cinetpay.co/payment/1',
  details: { code: 2001, status: 'INITIATED' },
};

/** The answer to `/v1/oauth/login`, which comes before other calls. */
const login = () => Response.json({ code: 200, access_token: 'token' });

export const fake: ProviderFake = {
  variables: { CINETPAY_V1_API_KEY: 'key', CINETPAY_V1_API_PASSWORD: 'word' },
  details: customer,
  answerStart: (reference, url) => {
    if (String(url).endsWith('/login')) return login();
    const facts = { merchant_transaction_id: reference, transaction_id: `${reference}0`, notify_token: reference };
    return Response.json({ ...created, ...facts });
  },
  finalStates: ['accepted', 'refused'],
  readReference: (url) => String(url).split('/').at(-1) ?? '',
  answerCheck: (reference, state) => {
    if (reference === 'login') return login();
    if (!state) return Response.json({ code: 404 }, { status: 422 });
    return Response.json({ ...states[state], merchant_transaction_id: reference, transaction_id: `${reference}0` });
  },
  notify: (url, reference, signature) =>
    new Request(url, {
      method: 'POST',
      body: JSON.stringify({
        notify_token: signature === 'right' ? reference : 'ff',
        merchant_transaction_id: reference,
        transaction_id: `${reference}0`,
      }),
    }),
};
