type Held = { lose: (reason: Error) => void };

/** Web Locks for jsdom, which has none; only what src/editors/demo/drafts/documentLock.ts uses. */
export function fakeLocks(): LockManager {
  const held = new Map<string, Held>();
  const request = async (name: string, { steal }: LockOptions, use: (lock: Lock | null) => unknown) => {
    await undefined;
    if (!steal && held.has(name)) return use(null);
    held.get(name)?.lose(new DOMException('stolen', 'AbortError'));
    return new Promise((resolve, lose) => {
      const own = { lose };
      held.set(name, own);
      void Promise.resolve(use({ name, mode: 'exclusive' })).then((result) => {
        if (held.get(name) === own) held.delete(name);
        resolve(result);
      });
    });
  };
  return { request } as unknown as LockManager;
}
