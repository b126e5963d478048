import { label } from '../../testing/label';
import type { ShownPayment } from '../rules/findOutcome';
import { type CheckedOutcome, checkedOutcomes } from '../rules/outcomes';
import { describeReturn } from './describeReturn';

const operators = [{ id: 'FLOOZ', name: 'Flooz d’ici', code: '#1#', words: 'x' }];

/** What the page of a checked payment of 1,000 F shows. */
function describeChecked(outcome: CheckedOutcome, facts: Partial<ShownPayment> = {}) {
  const payment = { reference: '12345678', amount: 1000, currency: 'XAF' as const, ...facts };
  const contactLinks = { whatsapp: 'https://wa.me/237699000000' };
  return describeReturn(
    { pageOutcome: outcome, site: { name: 'Association A', operators }, contactLinks },
    { outcome, payment, isChecked: true },
    { language: 'fr', label },
  );
}

const readDetails = (facts: Partial<ShownPayment>) =>
  Object.fromEntries(describeChecked('accepted', facts).details.map(({ name, value }) => [name, value]));

it('a receipt leaves out facts that the check lacks', () => {
  expect(readDetails({})).toStrictEqual({ 'return.recipient': 'Association A' });
});

it.each([
  ['VISAMCM', 'Visa'],
  ['EXPRESSUNIONCM', 'EXPRESSUNIONCM'],
  ['MOMO', 'MTN Mobile Money'],
  ['WAVESN', 'Wave'],
  ['FREEDOMPAY', 'FREEDOMPAY'],
  ['FLOOZ', 'Flooz d’ici'],
])('a receipt shows the payment method %s under its brand name %s', (method, name) => {
  expect(readDetails({ method })).toMatchObject({ 'return.method': name });
});

it('the stamp of a receipt has the day of the payment, which no line breaks', () => {
  const { stamp } = describeChecked('accepted', { paidAt: '2022-09-15T22:57:15Z' });
  expect(stamp).toBe(`${label('return.accepted.stamp')} · 15\u00a0sept.\u00a02022`);
});

it.each(checkedOutcomes)('the help message has reference, amount and state of a payment that is %s', (outcome) => {
  const message = decodeURIComponent(String(describeChecked(outcome).help));
  expect(message).toContain('12345678');
  expect(message).toMatch(/1.000.FCFA/);
  // The title of the thanks names no state.
  expect(message).toContain(label(`return.${outcome}.${outcome === 'accepted' ? 'stamp' : 'title'}`));
});
