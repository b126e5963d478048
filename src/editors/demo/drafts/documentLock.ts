import type { DocumentKey } from '../../../content/documents/documents';

/**
 * Locks the document for this tab, because only one tab may write its draft. Without Web Locks, every tab gets it.
 * @param steal whether to take the document from another tab
 * @param onChange called once it is known whether this tab has the lock, and at each later change
 * @returns releases the document
 */
export function holdDocument(key: DocumentKey, steal: boolean, onChange: (isHeld: boolean) => void): () => void {
  const hold = new AbortController();
  const released = new Promise((resolve) => hold.signal.addEventListener('abort', resolve));
  /** Undefined while the lock is requested. */
  let held: boolean | undefined;
  const report = (isHeld: boolean) => {
    held = isHeld;
    if (!hold.signal.aborted) onChange(isHeld);
  };
  const ask = (options: LockOptions) => {
    held = undefined;
    navigator.locks
      .request(`draft-${key}`, options, (lock) => {
        report(lock !== null);
        return lock && released;
      })
      // Another tab has taken the lock, or the browser refuses locks together with storage.
      .catch(({ name }: Error) => report(name !== 'AbortError'));
  };
  if (navigator.locks) {
    ask(steal ? { steal } : { ifAvailable: true });
    // Requests the lock again, because the other tab may have closed since. Does not queue, because a background tab
    // must not take the document.
    const askAgain = () => {
      if (held === false && document.visibilityState === 'visible') ask({ ifAvailable: true });
    };
    for (const type of ['focus', 'visibilitychange']) {
      window.addEventListener(type, askAgain, { signal: hold.signal });
    }
  } else void Promise.resolve().then(() => report(true));
  return () => hold.abort();
}
