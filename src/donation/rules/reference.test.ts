import { createReference, isReference } from './reference';

const giving = (...numbers: number[]) => {
  return (target: Uint32Array<ArrayBuffer>) => {
    target[0] = numbers.shift() ?? 0;
    return target;
  };
};

it('a reference comes from a cryptographic source', () => {
  const draw = jest.spyOn(crypto, 'getRandomValues');
  createReference();
  expect(draw).toHaveBeenCalled();
  draw.mockRestore();
});

it('createReference keeps within the limit', () => {
  expect(createReference(giving(99_999_999))).toBe('99999999');
  expect(createReference(giving(100_000_000))).toBe('0');
});

it('createReference draws again instead of favouring small numbers', () => {
  expect(createReference(giving(2 ** 32 - 1, 42))).toBe('42');
  expect(createReference(giving(4_200_000_000, 42))).toBe('42');
  expect(createReference(giving(4_199_999_999, 42))).toBe('99999999');
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
