import { createTransactionId } from './transactionId';

const giving = (...numbers: number[]) => {
  return (target: Uint32Array<ArrayBuffer>) => {
    target[0] = numbers.shift() ?? 0;
    return target;
  };
};

it('a transaction identifier is a number below 100 million, as text', () => {
  for (let i = 0; i < 1000; i += 1) {
    const id = createTransactionId();
    expect(id).toMatch(/^\d{1,8}$/);
    expect(Number(id)).toBeLessThan(100_000_000);
  }
});

it('each transaction identifier is new', () => {
  expect(new Set(Array.from({ length: 100 }, () => createTransactionId())).size).toBeGreaterThan(95);
});

it('a transaction identifier comes from a cryptographic source', () => {
  const draw = jest.spyOn(crypto, 'getRandomValues');
  createTransactionId();
  expect(draw).toHaveBeenCalled();
  draw.mockRestore();
});

it('createTransactionId keeps within the limit', () => {
  expect(createTransactionId(giving(99_999_999))).toBe('99999999');
  expect(createTransactionId(giving(100_000_000))).toBe('0');
});

it('createTransactionId draws again instead of favouring small numbers', () => {
  expect(createTransactionId(giving(2 ** 32 - 1, 42))).toBe('42');
  expect(createTransactionId(giving(4_200_000_000, 42))).toBe('42');
  expect(createTransactionId(giving(4_199_999_999, 42))).toBe('99999999');
});
