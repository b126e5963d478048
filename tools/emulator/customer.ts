import { type Fields, textOf } from './asked';
import type { Channel } from './payments';

/** The customer block of CINETPAY.md 2.3, less `customer_id`, which the card option does not need. */
export const cardFields = [
  'customer_name',
  'customer_surname',
  'customer_email',
  'customer_phone_number',
  'customer_address',
  'customer_city',
  'customer_country',
  'customer_state',
  'customer_zip_code',
];

const cardlessCurrencies = ['GNF', 'CDF'];

/** The channels that the hosted page offers. A card needs the whole customer block, and does not exist everywhere. */
export function offeredChannels(fields: Fields): Channel[] {
  const asked = textOf(fields, 'channels') || 'ALL';
  const takesCard =
    cardFields.every((name) => textOf(fields, name)) && !cardlessCurrencies.includes(textOf(fields, 'currency'));
  const all: Channel[] = ['MOBILE_MONEY', 'CREDIT_CARD', 'WALLET'];
  return all.filter((channel) => asked === 'ALL' || asked === channel).filter((c) => c !== 'CREDIT_CARD' || takesCard);
}
