import { useEffect, useEffectEvent } from 'react';
import { hasDialogs } from './Dialog';

/**
 * Answers presses on links anywhere in the page, islands or not, by opening a dialog. A press that asks for a new tab or
 * window stays the browser's, as does every press where there are no dialogs.
 */
export function useLinks(selector: string, open: (link: HTMLAnchorElement) => void): void {
  const answer = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
    if (!link || !hasDialogs() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(link);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => answer(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}
