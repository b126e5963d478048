import { type MouseEvent as ReactMouseEvent, useEffect, useEffectEvent } from 'react';

/** Whether the browser has `<dialog>`, as Chrome 37, Safari 15.4 and Firefox 98 do. Others follow the links instead. */
export const hasDialogs = () => 'HTMLDialogElement' in window;

export const asksForNewTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent | ReactMouseEvent) =>
  metaKey || ctrlKey || shiftKey;

/** Opens a dialog instead of following matching links anywhere in the page, unless the click asks for a new tab. */
export function useLinks(selector: string, open: (link: HTMLAnchorElement) => void): void {
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
    if (!link || !hasDialogs() || asksForNewTab(event)) return;
    event.preventDefault();
    open(link);
  });
  useEffect(() => {
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);
}
