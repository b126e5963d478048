import type { MouseEvent } from 'react';

/** Whether a press on a link asks for a new tab or window, which is the browser's to open. */
export function asksForNewTab({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}
