import { checkedOutcomes, offersDonation } from './outcomes';

it('a check tells one of seven outcomes', () => {
  expect(checkedOutcomes).toEqual(['accepted', 'refused', 'cancelled', 'pending', 'unknown', 'unchecked', 'early']);
});

it.each([
  ['accepted', true],
  ['refused', true],
  ['cancelled', true],
  ['neutral', true],
  ['pending', false],
  ['unknown', false],
  ['unchecked', false],
  ['early', false],
] as const)('whether the header of the page %s offers another donation: %s', (page, isOffered) => {
  expect(offersDonation(page)).toBe(isOffered);
});
