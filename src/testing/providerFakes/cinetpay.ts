import { createHmac } from 'node:crypto';
import { notificationFields, signatureHeader } from '../../donation/providers/cinetpay/vocabulary';
import { customer, type ProviderFake, type Sent } from '../providerFake';

type StartBody = Omit<Sent, 'channel' | 'reference' | 'typed'> & {
  channels: string;
  transaction_id: string;
  customer_phone_number?: string;
};

const states = {
  waiting: { code: '662', data: { status: 'PENDING' } },
  accepted: { code: '00', data: { status: 'ACCEPTED', amount: '1000', currency: 'XAF' } },
  refused: { code: '600', data: { status: 'REFUSED' } },
  cancelled: { code: '627', data: { status: 'REFUSED' } },
};

export const fake: ProviderFake = {
  variables: { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123', CINETPAY_SECRET_KEY: 'secret' },
  details: customer,
  field: 'customer_phone_number',
  values: ['+237 699 12 34 56', '699123456', ''],
  readStart: (body) => {
    const { channels: channel, transaction_id: reference, customer_phone_number: typed, ...sent } = body as StartBody;
    return { ...sent, channel, reference, typed };
  },
  refuseStart: () => ({ code: '608', description: 'MINIMUM_REQUIRED_FIELDS' }),
  answerStart: (page) => ({ code: '201', data: { payment_url: page } }),
  ends: ['accepted', 'refused', 'cancelled'],
  readReference: (_, init) => JSON.parse(String(init?.body)).transaction_id,
  answerCheck: (_, state) => Response.json(state ? states[state] : { code: '608' }, { status: state ? 200 : 400 }),
  notify: (address, reference) => {
    const values = notificationFields.map((field) => [field, field === 'cpm_trans_id' ? reference : '1000']);
    const signed = values.map(([, value]) => value).join('');
    const token = createHmac('sha256', 'secret').update(signed).digest('hex');
    return new Request(address, {
      method: 'POST',
      body: new URLSearchParams(values),
      headers: { [signatureHeader]: token },
    });
  },
};
