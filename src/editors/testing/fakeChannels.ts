/** Gives jsdom a BroadcastChannel. After each test, remove it with `Reflect.deleteProperty`. */
export function fakeChannels(): void {
  const channels = new Set<EventTarget>();
  Object.assign(globalThis, {
    BroadcastChannel: class extends EventTarget {
      constructor() {
        super();
        channels.add(this);
      }
      postMessage(data: unknown) {
        for (const other of channels) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
      }
      close() {
        channels.delete(this);
      }
    },
  });
}
