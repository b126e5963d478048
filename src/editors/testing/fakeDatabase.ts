/**
 * Stands in for IndexedDB, which jsdom lacks: has what src/editors/demo/drafts/drafts.ts uses of idb-keyval. Import it
 * before the code under test.
 */
export const database = new Map<string, unknown>();

type Range = { from: string };

const list = ({ from }: Range) => [...database].filter(([name]) => name.startsWith(from)).sort();
const objects = {
  get: (name: string) => database.get(name),
  getAll: (range: Range) => list(range).map(([, value]) => value),
  getAllKeys: (range: Range) => list(range).map(([name]) => name),
  put: (value: unknown, name: string) => void database.set(name, value),
  delete: (name: string) => void database.delete(name),
};

export const connect = () => async (_mode: string, use: (given: typeof objects) => unknown) => use(objects);

export const createStore = jest.fn(connect);

Object.assign(globalThis, { IDBKeyRange: { bound: (from: string) => ({ from }) } });
jest.doMock('idb-keyval', () => ({ createStore, promisifyRequest: async (value: unknown) => value }));

/**
 * Makes the database refuse to read, write and delete a value.
 * @returns a function that ends this; `jest.restoreAllMocks` does, too
 */
export function refuseStorage(): () => void {
  const spies = (['get', 'set', 'delete'] as const).map((name) =>
    jest.spyOn(database, name).mockImplementation(() => {
      throw new DOMException('refused', 'InvalidStateError');
    }),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
