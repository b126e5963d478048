import type { DocumentKey } from '../../../content/documents/documents';

/**
 * Holds the document for this tab, because only one may write its draft. Without Web Locks, this tab counts as the only one.
 * @param steal whether to take the document from another tab
 * @param onChange called once it is known whether this tab holds the document, when another tab takes it, and when this
 * one has asked for it again
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
    // Asks again, because the other tab may have been closed since. It does not queue for the lock: a tab in the background must
    // not take the document.
    const askAgain = () => {
      if (held === false && document.visibilityState === 'visible') ask({ ifAvailable: true });
    };
    for (const type of ['focus', 'visibilitychange']) {
      window.addEventListener(type, askAgain, { signal: hold.signal });
    }
  } else void Promise.resolve().then(() => report(true));
  return () => hold.abort();
}
