import type { CheckedPayment } from './findOutcome';
import { readCheckCookie, writeCheckCookie } from './paymentCookies';

const receipt: CheckedPayment = {
  reference: '123',
  state: 'accepted',
  amount: 1000,
  currency: 'XAF',
  checkedAt: 1795312900,
  method: 'OM',
  paidAt: '2022-09-15 22:57:15',
  operatorId: 'MP220915.2257.A76307',
};

it.each<CheckedPayment>([
  receipt,
  { reference: '1', state: 'early', reason: 'balance', checkedAt: 5 },
  { reference: '1', state: 'unchecked' },
])('the check cookie carries the answer from the function to the page: %j', (checked) => {
  expect(readCheckCookie(`a=1; ${writeCheckCookie(checked)}`)).toStrictEqual(checked);
});

it('readCheckCookie reads the cookie of the previous version of the site', () => {
  expect(readCheckCookie('donation_check=123.pending.1000.XAF')).toEqual({
    reference: '123',
    state: 'pending',
    amount: 1000,
    currency: 'XAF',
  });
});

it.each([
  '',
  'donation_check=',
  'donation_check=123',
  'donation_check=123.paid.5',
  'donation_check=.accepted.5',
  'donation_check=<b>.accepted.5',
  'x_donation_check=123.pending',
])('readCheckCookie finds no payment in %j', (cookies) => {
  expect(readCheckCookie(cookies)).toBeUndefined();
});

it('readCheckCookie drops invalid facts', () => {
  expect(readCheckCookie('donation_check=123.accepted.x.XAF.y.luck.OM.2022')).toEqual({
    reference: '123',
    state: 'accepted',
    currency: 'XAF',
    method: 'OM',
  });
});

it('the check cookie lasts ten minutes and stays on this site', () => {
  expect(writeCheckCookie({ reference: 'A1', state: 'accepted', amount: 1000, currency: 'XAF' })).toBe(
    'donation_check=A1.accepted.1000.XAF.....; Max-Age=600; Path=/; Secure; SameSite=Lax',
  );
});
