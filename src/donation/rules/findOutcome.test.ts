import { findOutcome } from './findOutcome';
import { checkedOutcomes } from './outcomes';
import type { ReturnAnswer } from './paymentCheck';
import type { RememberedPayment } from './rememberedPayment';

const remembered: RememberedPayment = { reference: '1', amount: 500, currency: 'XOF', startedAt: 1 };
const checked = (outcome: ReturnAnswer['outcome'], facts: Partial<ReturnAnswer> = {}): ReturnAnswer => ({
  reference: '1',
  outcome,
  ...facts,
});

it.each(checkedOutcomes)('the page shows %s after that answer of the provider', (state) => {
  const shown = findOutcome(state, checked(state, { amount: 1000, currency: 'XAF' }), [remembered]);
  expect(shown).toEqual({
    outcome: state,
    payment: { reference: '1', amount: 1000, currency: 'XAF' },
    isChecked: true,
  });
});

it.each(['accepted', 'refused', 'cancelled'] as const)('the page does not show %s because of its URL alone', (page) => {
  expect(findOutcome(page, undefined, [])).toEqual({ outcome: 'neutral', isChecked: false });
  expect(findOutcome(page, undefined, [remembered])).toEqual({
    outcome: 'found',
    payment: remembered,
    isChecked: false,
  });
});

it.each(['pending', 'early', 'unchecked', 'unknown'] as const)('the page %s keeps the remembered payment', (page) => {
  expect(findOutcome(page, undefined, [remembered])).toEqual({ outcome: page, payment: remembered, isChecked: false });
  expect(findOutcome(page, undefined, [])).toEqual({ outcome: page, isChecked: false });
});

it('an answer with another outcome leads to the page of that outcome', () => {
  expect(findOutcome('refused', checked('accepted'), [remembered])).toEqual({ goTo: 'accepted' });
  expect(findOutcome('pending', checked('accepted'), [])).toEqual({ goTo: 'accepted' });
});

it('the neutral page finds the payment that this device remembers', () => {
  expect(findOutcome('neutral', undefined, [remembered])).toMatchObject({ outcome: 'found', payment: remembered });
  expect(findOutcome('neutral', checked('accepted'), [])).toEqual({ outcome: 'neutral', isChecked: false });
});

it('an amount that the answer lacks comes from what the device remembers of the payment', () => {
  for (const facts of [{}, { amount: 5, currency: 'BTC' }])
    expect(findOutcome('refused', checked('refused', facts), [remembered])).toMatchObject({
      payment: { reference: '1', amount: 500, currency: 'XOF' },
    });
});

it.each([
  ['accepted', 'elsewhere'],
  ['refused', 'refused'],
  ['pending', 'pending'],
] as const)('a payment that is %s, but unknown to this device, shows %s without facts', (page, outcome) => {
  const answer = checked(page, { amount: 1000, currency: 'XAF', operatorId: 'MP1', reason: 'balance', checkedAt: 5 });
  for (const others of [[], [{ ...remembered, reference: '2' }]])
    expect(findOutcome(page, answer, others)).toEqual({
      outcome,
      payment: { reference: '1', checkedAt: 5 },
      isChecked: true,
    });
});

it('a payment that has ended is shown again on the page of its outcome, and on no other', () => {
  const ended = {
    ...remembered,
    finalAnswer: checked('accepted', { amount: 500, currency: 'XOF', operatorId: 'MP1' }),
  };
  expect(findOutcome('accepted', undefined, [ended])).toEqual({
    outcome: 'accepted',
    payment: { reference: '1', amount: 500, currency: 'XOF', operatorId: 'MP1' },
    isChecked: true,
  });
  expect(findOutcome('refused', undefined, [ended])).toEqual({ outcome: 'neutral', isChecked: false });
  expect(findOutcome('neutral', undefined, [ended])).toEqual({ outcome: 'neutral', isChecked: false });
});

it('a stored answer that is damaged shows nothing', () => {
  for (const damaged of [{ outcome: 'accepted' }, { reference: '<b>', outcome: 'accepted' }, { reference: '1' }])
    expect(findOutcome('accepted', undefined, [{ ...remembered, finalAnswer: damaged }])).toMatchObject({
      outcome: 'neutral',
    });
});

it('an open payment is found behind one that has ended', () => {
  const ended = { ...remembered, reference: '2', finalAnswer: { ...checked('refused'), reference: '2' } };
  expect(findOutcome('neutral', undefined, [ended, remembered])).toMatchObject({
    outcome: 'found',
    payment: remembered,
  });
});

it.each([
  ['accepted', { reference: '1' }],
  ['refused', { reference: '1', amount: remembered.amount, currency: remembered.currency }],
] as const)('where the provider names no amount, the page of a payment that is %s shows %j', (page, payment) => {
  expect(findOutcome(page, checked(page, {}), [remembered])).toEqual({ outcome: page, payment, isChecked: true });
});
