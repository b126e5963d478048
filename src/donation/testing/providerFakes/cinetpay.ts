import { createHmac } from 'node:crypto';
import { notificationFields, signatureHeader } from '../../providers/cinetpay/vocabulary';
import type { ProviderFake } from '../providerFake';
import { customer } from '../testPayment';

const states = {
  pending: { code: '662', data: { status: 'PENDING' } },
  accepted: { code: '00', data: { status: 'ACCEPTED', amount: '1000', currency: 'XAF' } },
  refused: { code: '600', data: { status: 'REFUSED' } },
  cancelled: { code: '627', data: { status: 'REFUSED' } },
};

/** The signature of a notification with these fields, in this order. */
export const sign = (fields: Record<string, string>) =>
  createHmac('sha256', 'secret').update(Object.values(fields).join('')).digest('hex');

export const fake: ProviderFake = {
  variables: { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123', CINETPAY_SECRET_KEY: 'secret' },
  details: customer,
  finalStates: ['accepted', 'refused', 'cancelled'],
  readReference: (_, init) => JSON.parse(String(init?.body)).transaction_id,
  answerCheck: (_, state) => Response.json(state ? states[state] : { code: '608' }, { status: state ? 200 : 400 }),
  notify: (url, reference, signature) => {
    const others = Object.fromEntries(notificationFields.map((field) => [field, '1000']));
    const fields = { ...others, cpm_site_id: '123', cpm_trans_id: reference };
    const headers = { [signatureHeader]: signature === 'right' ? sign(fields) : 'ff' };
    return new Request(url, { method: 'POST', body: new URLSearchParams(fields), headers });
  },
};
