import type { ReturnAnswer } from './paymentCheck';
import {
  eraseReferenceCookie,
  findCheckCookie,
  formatCheckCookie,
  formatEarlyCookie,
  formatLanguageCookie,
  formatReferenceCookie,
  hasEarlyCookie,
  readLanguageCookie,
  readReferenceCookies,
} from './paymentCookies';

const receipt: ReturnAnswer = {
  reference: '123',
  outcome: 'accepted',
  amount: 1000,
  currency: 'XAF',
  checkedAt: 1795312900,
  method: 'OM',
  paidAt: '2022-09-15T22:57:15Z',
  operatorId: 'MP220915.2257.A76307',
};

it.each<ReturnAnswer>([
  receipt,
  { reference: '1', outcome: 'early', reason: 'balance', checkedAt: 5 },
  { reference: '1', outcome: 'unchecked' },
])('the check cookie carries the answer from the function to the page: %j', (checked) => {
  expect(findCheckCookie(`a=1; ${formatCheckCookie(checked)}`, '')).toStrictEqual(checked);
});

it('the check cookie names its facts, lasts ten minutes and stays on this site', () => {
  const paidAt = '2022-09-15T22:57:15Z';
  expect(formatCheckCookie({ reference: 'A1', outcome: 'accepted', amount: 1000, currency: 'XAF', paidAt })).toBe(
    'donation_check_A1=outcome=accepted&amount=1000&currency=XAF&paidAt=2022-09-15T22%3A57%3A15Z; ' +
      'Max-Age=600; Path=/; Secure; SameSite=Lax',
  );
});

it.each([
  '',
  'donation_check_123=',
  'donation_check_123=amount=5',
  'donation_check_123=outcome=paid',
  'donation_check_123=outcome=neutral',
  'donation_check_123=outcome=constructor',
  'donation_check_123=%E0%A4%A',
  'donation_check_123=123.accepted.1000.XAF',
  'x_donation_check_123=outcome=pending',
  'donation_check_1%2F2=outcome=accepted',
])('no payment is found in the cookies %j', (cookies) => {
  expect(findCheckCookie(cookies, 'accepted')).toBeUndefined();
});

it.each(['amount=x', 'checkedAt=soon', 'checkedAt=0', 'reason=luck', 'operatorId=a%3Bb', 'phone=%2B237600000000'])(
  'the page drops the invalid or unknown fact %s of a check cookie',
  (fact) => {
    expect(findCheckCookie(`donation_check_123=outcome=refused&${fact}&method=OM`, 'refused')).toEqual({
      reference: '123',
      outcome: 'refused',
      method: 'OM',
    });
  },
);

it('the form’s cookies come back to the function from the provider’s site, for two days and for five minutes', () => {
  const attributes = 'Path=/cinetpay-return; SameSite=None; Secure';
  expect(formatLanguageCookie('en')).toBe(`donation_language=en; Max-Age=172800; ${attributes}`);
  expect(formatEarlyCookie('123')).toBe(`donation_early_123=1; Max-Age=300; ${attributes}`);
});

it('the function’s reference cookie lasts two days and is hidden from pages', () => {
  const attributes = 'Path=/cinetpay-return; HttpOnly; Secure; SameSite=Lax';
  expect(formatReferenceCookie('123', 9)).toBe(`donation_reference_123=9; Max-Age=172800; ${attributes}`);
  expect(eraseReferenceCookie('123')).toBe(`donation_reference_123=; Max-Age=0; ${attributes}`);
});

it.each([
  ['donation_language=en', 'en'],
  ['donation_language=fr', 'fr'],
  ['donation_language=xx', 'fr'],
  ['donation_language=//evil.example', 'fr'],
  ['', 'fr'],
])('readLanguageCookie reads %j as %s', (cookies, language) => {
  expect(readLanguageCookie(cookies)).toBe(language);
});

it.each([
  ['a;  donation_reference_777 = 5 ;xdonation_reference_1=9', ['777']],
  ['donation_reference_1=5; donation_reference_2=30; donation_reference_3=10', ['2', '3', '1']],
  [`donation_reference_<b>=1; donation_reference_=1; donation_reference_${'1'.repeat(31)}=1`, []],
  ['', []],
])('the references of open payments in %j are %j, the latest check first', (cookies, references) => {
  expect(readReferenceCookies(cookies)).toEqual(references);
});

it('each payment has a cookie of its own, which says that a refusal may come too early', () => {
  const cookies = [formatEarlyCookie('12'), formatEarlyCookie('34')].map((cookie) => cookie.split(';')[0]).join('; ');
  expect(['12', '34', '1', '123', '.*'].filter((reference) => hasEarlyCookie(cookies, reference))).toEqual([
    '12',
    '34',
  ]);
});

it.each(['donation_check_(', 'donation_check_(a+)+$', 'donation_check_[', 'donation_check'])(
  'a cookie named %s, which another program has set, is passed over',
  (name) => {
    expect(findCheckCookie(`${name}=1; ${formatCheckCookie(receipt)}`, 'accepted')).toEqual(receipt);
  },
);

describe('with the answers about several payments', () => {
  const answer = (reference: string, outcome: ReturnAnswer['outcome'], checkedAt: number) =>
    formatCheckCookie({ reference, outcome, checkedAt }).split(';')[0];
  const cookies = [answer('3', 'accepted', 10), answer('1', 'pending', 30), answer('2', 'accepted', 20)].join('; ');

  it('a page finds the latest answer with its own outcome, whatever another browser tab has asked since', () => {
    expect(findCheckCookie(cookies, 'accepted')?.reference).toBe('2');
    expect(findCheckCookie(cookies, 'pending')?.reference).toBe('1');
  });

  it('a page without an answer of its own outcome finds the latest answer', () => {
    expect(findCheckCookie(cookies, 'refused')?.reference).toBe('1');
  });
});
