import { useEffect, useRef, useState } from 'react';

/**
 * A layer over the page, with a URL of its own: an album over the landing page, or a photo over its album. The history
 * entry stores what the layer shows. Closing the layer goes back in the history.
 * @param name unique per kind of layer
 */
export function useHistoryLayer(name: string) {
  /** What the layer shows, such as an album's slug; undefined while it is closed. */
  const [value, setValue] = useState<string>();
  const isClosing = useRef(false);

  useEffect(() => {
    const sync = () => {
      isClosing.current = false;
      setValue(readLayers(window.history.state)[name]);
    };
    // A reload keeps the history entry, and with it the open layer.
    sync();
    listeners.add(sync);
    return () => void listeners.delete(sync);
  }, [name]);

  const stateWith = (next: string) => ({
    ...window.history.state,
    layers: { ...readLayers(window.history.state), [name]: next },
  });
  /** Opens the layer under its own URL; Back closes it. */
  const open = (next: string, url: string) => {
    // Keeps the page below in place: on Back, Safari would scroll to the fragment of its URL.
    window.history.scrollRestoration = 'manual';
    window.history.pushState(stateWith(next), '', url);
    setValue(next);
  };
  /** Changes what the open layer shows; Back still closes it. */
  const replace = (next: string, url: string) => {
    window.history.replaceState(stateWith(next), '', url);
    setValue(next);
  };
  return {
    value,
    open,
    replace,
    /** Opens the layer for a visitor who arrived at its URL. Back then leads to `pageBelow`. */
    openFromUrl: (next: string, pageBelow: string) => {
      // After a reload, the history already has the page below.
      if (readLayers(window.history.state)[name]) return;
      const url = window.location.href;
      // The history also has the page below if the visitor pressed a link there before the scripts came.
      const [arrival] = performance.getEntriesByType('navigation');
      if (arrival && arrival.name !== url) return replace(next, url);
      window.history.replaceState(window.history.state, '', pageBelow);
      open(next, url);
    },
    close: () => {
      // Going back and rendering are asynchronous: a second Escape before both are done would leave the page.
      if (isClosing.current || !readLayers(window.history.state)[name]) return;
      isClosing.current = true;
      window.history.back();
    },
  };
}

const listeners = new Set<() => void>();

/**
 * Updates the layers on Back and Forward. A reload at the URL of an overlay loads the album's own page. Back from there
 * leads to the URL of the landing page, without a layer: the browser must then load that page.
 */
export function followHistory(readRenderedPath: () => string): void {
  window.addEventListener('popstate', () => {
    for (const sync of listeners) sync();
    const hasLayer = Object.keys(readLayers(window.history.state)).length > 0;
    if (hasLayer) return;
    window.history.scrollRestoration = 'auto';
    if (window.location.pathname !== readRenderedPath()) window.location.reload();
  });
}

/** What each layer of a history entry shows, by the name of the layer. */
function readLayers(state: unknown): Record<string, string | undefined> {
  return (state as { layers?: Record<string, string> } | null)?.layers ?? {};
}
