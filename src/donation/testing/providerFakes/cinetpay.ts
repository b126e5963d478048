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

export const fake: ProviderFake = {
  variables: { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123', CINETPAY_SECRET_KEY: 'secret' },
  details: customer,
  finalStates: ['accepted', 'refused', 'cancelled'],
  readReference: (_, init) => JSON.parse(String(init?.body)).transaction_id,
  answerCheck: (_, state) => Response.json(state ? states[state] : { code: '608' }, { status: state ? 200 : 400 }),
  notify: (url, reference, signature) => {
    const own: Record<string, string> = { cpm_site_id: '123', cpm_trans_id: reference };
    const values = notificationFields.map((field) => [field, own[field] ?? '1000']);
    const signed = values.map(([, value]) => value).join('');
    const token = createHmac('sha256', 'secret').update(signed).digest('hex');
    return new Request(url, {
      method: 'POST',
      body: new URLSearchParams(values),
      headers: { [signatureHeader]: signature === 'right' ? token : 'ff' },
    });
  },
};
