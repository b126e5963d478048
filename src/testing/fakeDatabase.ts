/**
 * IndexedDB for jsdom, which has none: only what src/editors/demo/drafts/drafts.ts uses of idb-keyval. Import it first.
 */
export const database = new Map<string, unknown>();

/** Called for each new connection. */
export const createStore = jest.fn();

jest.doMock('idb-keyval', () => ({
  createStore,
  get: async (key: string) => database.get(key),
  getMany: async (names: string[]) => names.map((name) => database.get(name)),
  update: async (name: string, change: (value: unknown) => unknown) => {
    const value = change(database.get(name));
    if (value) database.set(name, value);
  },
  keys: async () => [...database.keys()],
  setMany: async (entries: [string, unknown][]) => {
    for (const [name, value] of entries) database.set(name, value);
  },
  del: async (key: string) => void database.delete(key),
  delMany: async (names: string[]) => {
    for (const name of names) database.delete(name);
  },
}));

/**
 * Makes the browser refuse storage.
 * @returns allows it again
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
