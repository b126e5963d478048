import type { CheckedPayment, RememberedPayment } from './ending';
import { pageStates, tellEnding } from './ending';

const remembered: RememberedPayment = { reference: '1', amount: 500, currency: 'XOF', startedAt: 1 };
const checked = (state: CheckedPayment['state'], facts: Partial<CheckedPayment> = {}): CheckedPayment => ({
  reference: '1',
  state,
  ...facts,
});

it.each(pageStates)('the page shows %s after that answer of the provider', (state) => {
  const ending = tellEnding(state, checked(state, { amount: 1000, currency: 'XAF' }), remembered);
  expect(ending).toEqual({ view: state, payment: { reference: '1', amount: 1000, currency: 'XAF' }, isChecked: true });
});

it.each(['accepted', 'refused', 'cancelled'] as const)(
  'the page does not show %s because of its address alone',
  (page) => {
    expect(tellEnding(page, undefined, undefined)).toEqual({ view: 'neutral', isChecked: false });
    expect(tellEnding(page, undefined, remembered)).toEqual({ view: 'found', payment: remembered, isChecked: false });
  },
);

it.each(['pending', 'early', 'unchecked', 'unknown'] as const)('the page %s keeps the remembered payment', (page) => {
  expect(tellEnding(page, undefined, remembered)).toEqual({ view: page, payment: remembered, isChecked: false });
  expect(tellEnding(page, undefined, undefined)).toEqual({ view: page, isChecked: false });
});

it('another answer leads to its own page', () => {
  expect(tellEnding('refused', checked('accepted'), remembered)).toEqual({ goTo: 'accepted' });
  expect(tellEnding('pending', checked('accepted'), undefined)).toEqual({ goTo: 'accepted' });
});

it('the neutral page finds the payment that this device remembers', () => {
  expect(tellEnding('neutral', undefined, remembered)).toMatchObject({ view: 'found', payment: remembered });
  expect(tellEnding('neutral', checked('accepted'), undefined)).toEqual({ view: 'neutral', isChecked: false });
});

it('a missing amount comes from the device’s memory of the same payment only', () => {
  expect(tellEnding('refused', checked('refused'), remembered)).toMatchObject({
    payment: { reference: '1', amount: 500, currency: 'XOF' },
  });
  expect(tellEnding('refused', checked('refused'), { ...remembered, reference: '2' })).toMatchObject({
    payment: { reference: '1' },
  });
  expect(tellEnding('refused', checked('refused', { amount: 5, currency: 'BTC' }), undefined)).toMatchObject({
    payment: { reference: '1' },
  });
});
