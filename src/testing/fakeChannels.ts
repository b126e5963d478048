/** Channels between tabs for jsdom, which has none. Remove them with `Reflect.deleteProperty(globalThis, …)`. */
export function fakeChannels(): void {
  const channels = new Set<EventTarget>();
  Object.assign(globalThis, {
    BroadcastChannel: class extends EventTarget {
      constructor() {
        super();
        channels.add(this);
      }
      postMessage(data: unknown) {
        for (const each of channels) if (each !== this) each.dispatchEvent(new MessageEvent('message', { data }));
      }
      close() {
        channels.delete(this);
      }
    },
  });
}
