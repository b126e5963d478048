import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Pane = 'fields' | 'preview';

/** Marks the history entry of the preview, so that Back leads to the fields. */
const previewEntry = { pane: 'preview' };
const isPreviewEntry = () => window.history.state?.pane === previewEntry.pane;

/** On narrow screens, synchronously switches between fields and preview and restores the scroll position of the fields. */
export function useActivePane(preview: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Pane>('fields');
  const fieldsScroll = useRef(0);

  const switchTo = (pane: Pane) => {
    if (pane === 'preview' && shown === 'fields') fieldsScroll.current = window.scrollY;
    // Also when the pane is shown already, because callers rely on pending renders being flushed.
    flushSync(() => setShown(pane));
    if (pane === shown) return;
    if (pane === 'preview') preview.current?.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: fieldsScroll.current, behavior: 'instant' });
  };
  /** Whether the preview's entry is being left because the fields are shown already. */
  const isLeaving = useRef(false);
  const follow = useEffectEvent((event: PopStateEvent) => {
    if (shown === 'fields' && !isPreviewEntry() && !isLeaving.current) return;
    isLeaving.current = false;
    if (!isPreviewEntry()) window.history.scrollRestoration = 'auto';
    // Gatsby's router would scroll, because the address is the same.
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
        // Back would scroll the fields to where they were, away from the field that a press in the preview leads to.
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
