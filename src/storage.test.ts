/** @jest-environment jsdom */
import { readStored, tryStorage, writeStored } from './storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('reads what was written, from the same storage alone', () => {
  expect(writeStored(() => localStorage, 'key', { a: 1 })).toBe(true);
  expect(readStored(() => localStorage, 'key')).toEqual({ a: 1 });
  expect(readStored(() => sessionStorage, 'key')).toBeNull();
});

it('removes what is undefined', () => {
  writeStored(() => sessionStorage, 'key', 'value');
  writeStored(() => sessionStorage, 'key');
  expect(sessionStorage).toHaveLength(0);
});

it('reads nothing from a value that is not JSON', () => {
  localStorage.setItem('key', '{');
  expect(readStored(() => localStorage, 'key')).toBeUndefined();
});

it('survives a browser that refuses storage', () => {
  const refused = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(writeStored(() => localStorage, 'key', 1)).toBe(false);
  expect(readStored(() => localStorage, 'key')).toBeUndefined();
  expect(tryStorage(() => localStorage.length)).toBeUndefined();
  refused.mockRestore();
});
