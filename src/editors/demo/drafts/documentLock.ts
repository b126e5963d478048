import type { DocumentKey } from '../documents';

/**
 * Holds the document for this tab, because only one may write its draft. Without Web Locks, this tab counts as the only one.
 * @param steal whether to take the document from another tab
 * @param onChange called once it is known whether this tab holds the document, and when another tab takes it
 * @returns releases the document
 */
export function holdDocument(key: DocumentKey, steal: boolean, onChange: (isHeld: boolean) => void): () => void {
  const hold = new AbortController();
  const released = new Promise((resolve) => hold.signal.addEventListener('abort', resolve));
  const report = (isHeld: boolean) => {
    if (!hold.signal.aborted) onChange(isHeld);
  };
  if (navigator.locks) {
    navigator.locks
      .request(`draft-${key}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
        report(lock !== null);
        return lock && released;
      })
      // Another tab has taken the lock, or the browser refuses locks together with storage.
      .catch(({ name }: Error) => report(name !== 'AbortError'));
  } else void Promise.resolve().then(() => report(true));
  return () => hold.abort();
}
