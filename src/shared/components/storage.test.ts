/** @jest-environment jsdom */
import { readStored, tryStorage, writeStored } from './storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('readStored reads what was written to the same storage', () => {
  expect(writeStored(() => localStorage, 'key', { a: 1 })).toBe(true);
  expect(readStored(() => localStorage, 'key')).toEqual({ a: 1 });
  expect(readStored(() => sessionStorage, 'key')).toBeNull();
});

it('writeStored removes the key of an undefined value', () => {
  writeStored(() => sessionStorage, 'key', 'value');
  writeStored(() => sessionStorage, 'key');
  expect(sessionStorage).toHaveLength(0);
});

it('readStored returns undefined for invalid JSON', () => {
  localStorage.setItem('key', '{');
  expect(readStored(() => localStorage, 'key')).toBeUndefined();
});

it('storage functions do not throw when the browser refuses storage', () => {
  const refused = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(writeStored(() => localStorage, 'key', 1)).toBe(false);
  expect(readStored(() => localStorage, 'key')).toBeUndefined();
  expect(tryStorage(() => localStorage.length)).toBeUndefined();
  refused.mockRestore();
});
