/** @jest-environment jsdom */
import { attempt, customer } from '../testing/testPayment';
import {
  blankValues,
  clearValues,
  loadOpenPayments,
  loadPayments,
  loadValues,
  saveFinalAnswer,
  savePayment,
  saveSending,
  saveValues,
  wasThankedSince,
} from './donationStorage';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('loadValues returns the saved values until clearValues', () => {
  const values = { ...blankValues, amount: '2 500', customer: { ...blankValues.customer, customer_name: 'Ngo' } };
  saveValues(values);
  expect(loadValues()).toStrictEqual(values);
  clearValues();
  expect(loadValues()).toStrictEqual({});
});

it('stored values are deleted after two days, when this device no longer knows what was given', () => {
  jest.useFakeTimers();
  saveValues({ ...blankValues, amount: '2 500' });
  jest.advanceTimersByTime(48 * 3600_000 - 1);
  expect(loadValues().amount).toBe('2 500');
  jest.advanceTimersByTime(1);
  expect(loadValues()).toStrictEqual({});
  expect(sessionStorage).toHaveLength(0);
});

it.each<[string, string, object]>([
  ['that is not JSON', '{', {}],
  ['that is not an object', '[1]', {}],
  ['of other types', '{"amount":5,"currency":"BTC","channel":"CASH","customer":"me"}', {}],
  [
    'whose channel is not offered',
    '{"amount":"900","currency":"EUR","channel":"CASH"}',
    { amount: '900', currency: 'EUR' },
  ],
  [
    'whose currency is not taken, so that its amount says nothing',
    '{"amount":"900","currency":"BTC","channel":"CREDIT_CARD"}',
    { channel: 'CREDIT_CARD' },
  ],
  [
    'with unknown or damaged fields of the customer',
    '{"customer":{"customer_city":"Kribi","customer_state":7,"shoe_size":"42"}}',
    { customer: { ...blankValues.customer, customer_city: 'Kribi' } },
  ],
])('loadValues keeps the valid fields of a form %s', (_, stored, kept) => {
  sessionStorage.setItem('donation-values', stored.replace(/^{"/, `{"savedAt":${Date.now()},"`));
  expect(loadValues()).toStrictEqual(kept);
});

it('savePayment stores the reference and the amount, and no personal data', () => {
  savePayment({ ...attempt, donation: { ...attempt.donation, channel: 'CREDIT_CARD', customer } });
  expect(localStorage).toHaveLength(1);
  expect(JSON.parse(localStorage['donation-payment'])).toEqual([
    { reference: '12345678', amount: 1000, currency: 'XAF', startedAt: expect.any(Number) },
  ]);
});

describe('a remembered payment', () => {
  const begin = (reference: string) => savePayment({ ...attempt, reference });

  it('is forgotten after two days', () => {
    jest.useFakeTimers({ now: 0 });
    begin('123');
    jest.setSystemTime(47 * 3600_000);
    expect(loadPayments()).toHaveLength(1);
    begin('456');
    jest.setSystemTime(48 * 3600_000);
    expect(loadPayments()).toMatchObject([{ reference: '456' }]);
    expect(JSON.stringify(localStorage)).not.toContain('123');
    jest.setSystemTime(95 * 3600_000);
    expect(loadPayments()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('is kept when a phone sets its clock back to before its start', () => {
    jest.useFakeTimers({ now: 1000 });
    begin('123');
    jest.setSystemTime(0);
    expect(loadPayments()).toMatchObject([{ reference: '123' }]);
  });

  it('is forgotten when the clock is set back by two days, and one that is being sent, by 35 seconds', () => {
    jest.useFakeTimers({ now: 48 * 3600_000 });
    begin('123');
    saveSending({ ...attempt, reference: '456' });
    expect(loadOpenPayments()).toMatchObject([{ reference: '456' }, { reference: '123' }]);
    jest.setSystemTime(48 * 3600_000 - 35_000);
    expect(loadOpenPayments()).toMatchObject([{ reference: '123' }]);
    expect(JSON.stringify(localStorage)).not.toContain('456');
    jest.setSystemTime(0);
    expect(loadOpenPayments()).toEqual([]);
  });

  it('keeps the provider’s answer once it has ended, while others stay open', () => {
    begin('123');
    begin('456');
    saveFinalAnswer({ reference: '123', outcome: 'accepted', operatorId: 'MP1' });
    expect(loadPayments()).toMatchObject([
      { reference: '456' },
      { reference: '123', finalAnswer: { outcome: 'accepted', operatorId: 'MP1' } },
    ]);
    expect(loadPayments()[0]).not.toHaveProperty('finalAnswer');
  });

  it('counts as given in a form that was filled in before its thanks were first shown, however often they are shown', () => {
    jest.useFakeTimers({ now: 1000 });
    begin('123');
    const values = { ...blankValues, amount: String(attempt.donation.amount) };
    for (const [outcome, time] of [
      ['refused', 2000],
      ['accepted', 4000],
      ['accepted', 6000],
    ] as const) {
      jest.setSystemTime(time);
      saveFinalAnswer({ reference: '123', outcome });
    }
    expect([4000, 4001].map((typedAt) => wasThankedSince(values, typedAt))).toEqual([true, false]);
    for (const other of [{ amount: '1500' }, { currency: 'XOF' }] as const)
      expect(wasThankedSince({ ...values, ...other }, 3000)).toBe(false);
  });

  it('is one of the last three, newest first', () => {
    for (const reference of ['1', '2', '3', '4']) begin(reference);
    expect(loadPayments().map(({ reference }) => reference)).toEqual(['4', '3', '2']);
  });
});

const begun = { reference: '123', amount: 1000, currency: 'XAF' };

it.each([
  ['a stored null', 'null'],
  ['truncated JSON', '{'],
  ['what is not a list', '{"reference":"123"}'],
  ['a reference that is not a string', { reference: 123 }],
  ['no amount', { amount: undefined }],
  ['an amount that is a string', { amount: '1000' }],
  ['an unknown currency', { currency: 'BTC' }],
  ['a start that is not a time', { startedAt: 'today' }],
])('loadPayments drops %s', (_, kept) => {
  const text = typeof kept === 'string' ? kept : JSON.stringify([{ ...begun, startedAt: Date.now(), ...kept }]);
  localStorage.setItem('donation-payment', text);
  expect(loadPayments()).toEqual([]);
});

it.each([
  ['MOBILE_MONEY', ['donation_language=en', 'donation_early_12345678=1']],
  ['CREDIT_CARD', ['donation_language=en']],
] as const)('savePayment by %s sets the cookies %j', (channel, cookies) => {
  // jsdom's insecure page drops secure cookies.
  const setCookie = jest.spyOn(document, 'cookie', 'set');
  savePayment({ ...attempt, language: 'en', donation: { ...attempt.donation, channel } });
  expect(setCookie.mock.calls.map(([cookie]) => cookie.split(';')[0])).toEqual(cookies);
});

it('a blank form for the specification’s provider has Mobile Money and XAF, and every detail empty', () => {
  expect(blankValues).toMatchObject({ channel: 'MOBILE_MONEY', currency: 'XAF', amount: '' });
  expect(new Set(Object.values(blankValues.customer))).toEqual(new Set(['']));
});
