import { useEffect, useEffectEvent } from 'react';

/**
 * Answers presses on links anywhere in the page, islands or not, instead of the browser. A press that asks for a new tab
 * or window stays the browser's.
 */
export function useLinks(selector: string, open: (link: HTMLAnchorElement) => void): void {
  const answer = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(link);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => answer(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}
