import type { Attempt } from '../providers/provider';
import type { Customer } from '../rules/donation';

/** For tests: a donor's details, in formats that every provider takes. */
export const customer: Customer = {
  customer_name: 'Ngo',
  customer_surname: 'Ada',
  customer_phone_number: '+237699123456',
  customer_email: 'ada@example.org',
  customer_address: '12, rue de la Joie',
  customer_city: 'Yaoundé',
  customer_country: 'CM',
  customer_state: 'CE',
  customer_zip_code: '00237',
  customer_id: 'membre 42',
};

const { customer_name, customer_surname, customer_email } = customer;

/** The details that CinetPay's API v1 demands. */
export const namedCustomer = { customer_name, customer_surname, customer_email };

/** A donation without details. */
export const attempt: Attempt = {
  donation: { amount: 1000, currency: 'XAF', channel: 'MOBILE_MONEY' },
  reference: '12345678',
  language: 'fr',
  origin: 'https://site.example',
};

/** The settings that pages have of the specification's provider. */
export const settings = { url: 'https://provider.example/v2/payment', apiKey: 'key', siteId: '123' };
