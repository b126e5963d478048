import { type CheckedPayment, findOutcome, type RememberedPayment } from './findOutcome';
import { checkedOutcomes } from './outcomes';

const remembered: RememberedPayment = { reference: '1', amount: 500, currency: 'XOF', startedAt: 1 };
const checked = (outcome: CheckedPayment['outcome'], facts: Partial<CheckedPayment> = {}): CheckedPayment => ({
  reference: '1',
  outcome,
  ...facts,
});

it.each(checkedOutcomes)('the page shows %s after that answer of the provider', (state) => {
  const shown = findOutcome(state, checked(state, { amount: 1000, currency: 'XAF' }), remembered);
  expect(shown).toEqual({
    outcome: state,
    payment: { reference: '1', amount: 1000, currency: 'XAF' },
    isChecked: true,
  });
});

it.each(['accepted', 'refused', 'cancelled'] as const)(
  'the page does not show %s because of its address alone',
  (page) => {
    expect(findOutcome(page, undefined, undefined)).toEqual({ outcome: 'neutral', isChecked: false });
    expect(findOutcome(page, undefined, remembered)).toEqual({
      outcome: 'found',
      payment: remembered,
      isChecked: false,
    });
  },
);

it.each(['pending', 'early', 'unchecked', 'unknown'] as const)('the page %s keeps the remembered payment', (page) => {
  expect(findOutcome(page, undefined, remembered)).toEqual({ outcome: page, payment: remembered, isChecked: false });
  expect(findOutcome(page, undefined, undefined)).toEqual({ outcome: page, isChecked: false });
});

it('another answer leads to its own page', () => {
  expect(findOutcome('refused', checked('accepted'), remembered)).toEqual({ goTo: 'accepted' });
  expect(findOutcome('pending', checked('accepted'), undefined)).toEqual({ goTo: 'accepted' });
});

it('the neutral page finds the payment that this device remembers', () => {
  expect(findOutcome('neutral', undefined, remembered)).toMatchObject({ outcome: 'found', payment: remembered });
  expect(findOutcome('neutral', checked('accepted'), undefined)).toEqual({ outcome: 'neutral', isChecked: false });
});

it('a missing amount comes from the device’s memory of the same payment only', () => {
  expect(findOutcome('refused', checked('refused'), remembered)).toMatchObject({
    payment: { reference: '1', amount: 500, currency: 'XOF' },
  });
  expect(findOutcome('refused', checked('refused'), { ...remembered, reference: '2' })).toMatchObject({
    payment: { reference: '1' },
  });
  expect(findOutcome('refused', checked('refused', { amount: 5, currency: 'BTC' }), undefined)).toMatchObject({
    payment: { reference: '1' },
  });
});
