import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Pane = 'fields' | 'preview';

/** Marks the preview's history entry, so that Back returns to the fields. */
const previewEntry = { pane: 'preview' };
const isPreviewEntry = () => window.history.state?.pane === previewEntry.pane;

/**
 * On narrow screens, synchronously switches between fields and preview, and restores the scroll position of the fields.
 */
export function useActivePane(preview: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Pane>('fields');
  const fieldsScroll = useRef(0);

  const switchTo = (pane: Pane) => {
    if (pane === 'preview' && shown === 'fields') fieldsScroll.current = window.scrollY;
    // Even if the pane is shown already: a refused save needs its problems on the page.
    flushSync(() => setShown(pane));
    if (pane === shown) return;
    if (pane === 'preview') preview.current?.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: fieldsScroll.current, behavior: 'instant' });
  };
  /** Whether history is leaving the preview's entry after the fields were shown. */
  const isLeaving = useRef(false);
  const follow = useEffectEvent((event: PopStateEvent) => {
    if (shown === 'fields' && !isPreviewEntry() && !isLeaving.current) return;
    isLeaving.current = false;
    if (!isPreviewEntry()) window.history.scrollRestoration = 'auto';
    // Gatsby's router would scroll, because the URL is the same.
    event.stopImmediatePropagation();
    switchTo(isPreviewEntry() ? 'preview' : 'fields');
  });
  useEffect(() => {
    const listen = (event: PopStateEvent) => follow(event);
    // In the capture phase, to run before the router's listener.
    window.addEventListener('popstate', listen, { capture: true });
    return () => window.removeEventListener('popstate', listen, { capture: true });
  }, []);

  return {
    shown,
    show: (pane: Pane) => {
      if (pane === 'preview' && !isPreviewEntry()) {
        // Back would restore the old scroll position, away from the problems of a refused save.
        window.history.scrollRestoration = 'manual';
        window.history.pushState({ ...window.history.state, ...previewEntry }, '');
      }
      switchTo(pane);
      if (pane === 'fields' && isPreviewEntry()) {
        isLeaving.current = true;
        window.history.back();
      }
    },
  };
}
