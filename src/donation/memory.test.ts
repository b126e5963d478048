/** @jest-environment jsdom */
import { emptyDraft } from './donation';
import { forgetDraft, forgetPayment, recallDraft, recallPayment, rememberDraft, rememberPayment } from './memory';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('recalls what was typed', () => {
  const draft = { ...emptyDraft, amount: '2 500', customer: { ...emptyDraft.customer, customer_name: 'Ngo' } };
  rememberDraft(draft);
  expect(recallDraft('')).toEqual(draft);
  forgetDraft();
  expect(recallDraft('')).toEqual({});
});

it('lets the amount in the address come first, once', () => {
  rememberDraft({ ...emptyDraft, amount: '500' });
  expect(recallDraft('?montant=5000').amount).toBe('5000');
  rememberDraft({ ...emptyDraft, amount: '700' });
  expect(recallDraft('?montant=5000').amount).toBe('700');
  expect(recallDraft('?amount=9000').amount).toBe('9000');
});

it('takes an amount in the address as francs, whatever the tab kept', () => {
  rememberDraft({ ...emptyDraft, amount: '20', currency: 'EUR', channel: 'CREDIT_CARD' });
  expect(recallDraft('?montant=5000')).toMatchObject({ amount: '5000', currency: 'XAF', channel: 'CREDIT_CARD' });
});

it.each([
  ['not JSON', '{'],
  ['not an object', '[1]'],
  ['of other types', '{"amount":5,"currency":"BTC","channel":"CASH","customer":"me"}'],
])('leaves out a kept draft that is %s', (_, kept) => {
  sessionStorage.setItem('donation-draft', kept);
  expect(recallDraft('')).toEqual({});
});

it('keeps of a damaged draft the fields that fit', () => {
  sessionStorage.setItem('donation-draft', '{"amount":"900","currency":"EUR","customer":{"customer_name":3}}');
  expect(recallDraft('')).toEqual({ amount: '900', currency: 'EUR', customer: emptyDraft.customer });
});

it('recalls a payment by its reference and amount alone, and nothing about the payer', () => {
  const customer = { ...emptyDraft.customer, customer_name: 'Ngo', customer_phone_number: '+237600000000' };
  const donation = { amount: 1000, currency: 'XAF', channel: 'CREDIT_CARD', customer } as const;
  rememberPayment({ donation, transactionId: '123', origin: 'https://site.example', language: 'fr' });
  expect(recallPayment()).toEqual({ reference: '123', amount: 1000, currency: 'XAF' });
  expect(JSON.stringify(localStorage)).not.toMatch(/Ngo|237/);
});

describe('a payment that began', () => {
  const begin = (transactionId: string) => {
    const donation = { amount: 1000, currency: 'XAF', channel: 'MOBILE_MONEY' } as const;
    rememberPayment({ donation, transactionId, origin: 'https://site.example', language: 'fr' });
  };

  afterEach(() => jest.useRealTimers());

  it('is forgotten after two days', () => {
    jest.useFakeTimers({ now: 0 });
    begin('123');
    jest.setSystemTime(47 * 3_600_000);
    expect(recallPayment()).toBeDefined();
    jest.setSystemTime(48 * 3_600_000);
    expect(recallPayment()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('is forgotten once it has ended, but not another one', () => {
    begin('123');
    forgetPayment('456');
    expect(recallPayment()?.reference).toBe('123');
    forgetPayment('123');
    expect(localStorage).toHaveLength(0);
  });
});

it.each(['null', '{', '{"reference":1,"amount":1,"currency":"XAF"}', '{"reference":"1","amount":1,"currency":"BTC"}'])(
  'recalls no payment from %s',
  (kept) => {
    localStorage.setItem('donation-payment', kept);
    expect(recallPayment()).toBeUndefined();
  },
);

it('remembers nothing, and does not fail, where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const storages = [
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse),
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse),
  ];
  rememberDraft(emptyDraft);
  expect(recallDraft('')).toEqual({});
  expect(recallPayment()).toBeUndefined();
  for (const storage of storages) storage.mockRestore();
});
