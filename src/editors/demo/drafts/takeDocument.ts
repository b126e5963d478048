import type { DocumentKey } from '../../../content/documents/documents';
import { openChannel } from './drafts';

/**
 * Takes the document from other tabs, now and whenever this tab is seen again, because only one tab may write its
 * draft. Without a channel between tabs, every tab has it.
 * @param onTaken called each time, with a function that tells whether this tab still has the document
 * @param onLost called when another tab takes it
 * @returns ends it
 */
export function takeDocument(key: DocumentKey, onTaken: (isHeld: () => boolean) => void, onLost: () => void) {
  const end = new AbortController();
  const { signal } = end;
  const channel = openChannel();
  let isHeld = false;
  const take = () => {
    if (isHeld || document.visibilityState !== 'visible') return;
    isHeld = true;
    channel?.postMessage(key);
    onTaken(() => isHeld && !signal.aborted);
  };
  channel?.addEventListener('message', ({ data }) => {
    if (!isHeld || data !== key) return;
    isHeld = false;
    onLost();
  });
  for (const type of ['focus', 'visibilitychange']) window.addEventListener(type, take, { signal });
  take();
  return () => {
    end.abort();
    channel?.close();
  };
}
