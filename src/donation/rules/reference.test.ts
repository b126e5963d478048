import { createReference, isReference } from './reference';

afterEach(() => jest.restoreAllMocks());

it('a reference comes from a cryptographic source, and has eight digits at most', () => {
  jest.spyOn(crypto, 'getRandomValues').mockReturnValueOnce(new Uint32Array([4_100_000_042]));
  expect(createReference()).toBe('42');
});

it.each([
  ['1', true],
  ['Ab12345678', true],
  ['1'.repeat(30), true],
  ['1'.repeat(31), false],
  ['', false],
  ['../other-store/x', false],
  ['a#b', false],
  ['1\nPayment 9 is accepted', false],
  ['1\n', false],
  [12_345_678, false],
  [undefined, false],
])('a reference has one to thirty letters and digits: %j', (value, isValid) => {
  expect(isReference(value)).toBe(isValid);
});
