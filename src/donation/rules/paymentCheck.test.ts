import { readCheckFacts } from './paymentCheck';

const facts = {
  amount: 1000,
  currency: 'XAF',
  method: 'OM',
  operatorId: 'MP220915.2257.A76307',
  paidAt: '2022-09-15T22:57:15Z',
  payoutAt: '2022-09-17T00:00:00Z',
};

it('readCheckFacts returns the facts in the provider’s documented format, and nothing else', () => {
  expect(readCheckFacts(facts)).toStrictEqual(facts);
  expect(readCheckFacts({ amount: '1000.00' })).toStrictEqual({ amount: 1000 });
  expect(readCheckFacts({ ...facts, amount: '1000', phone: '699000000' } as object)).toStrictEqual(facts);
  expect(readCheckFacts({})).toStrictEqual({});
});

it.each([
  ['amount', ['12.5', '-1000', '1e3', '0x10', '0', '', 'viel', 12.5, ['500'], true, null, undefined]],
  ['currency', ['xaf', 'XAF€', 'EXAF', 'XAF\r\nSet-Cookie: a=b', ['XAF'], 5]],
  ['method', ['', 'O;M', 'O M', 'M'.repeat(21), 5, null]],
  ['operatorId', ['', 'é', 'A=1; Path=/', 'A'.repeat(41), null]],
  ['paidAt', ['2022-09-15', '2022-09-15 22:57:15', ' 2022-09-15T22:57:15Z', '2022-99-99T22:57:15Z']],
  ['payoutAt', ['soon', '2022-02-30T00:00:00Z']],
] as const)('readCheckFacts drops the %s if it has another format', (name, odd) => {
  const { [name]: _dropped, ...others } = facts;
  for (const value of odd) expect([value, readCheckFacts({ ...facts, [name]: value })]).toStrictEqual([value, others]);
});
