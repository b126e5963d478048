import { useEffect, useRef, useState } from 'react';

/**
 * An overlay with a URL of its own, such as an album over the landing page. The history entry stores what the
 * layer shows, and closing the layer goes back, so that URL and page always agree.
 * @param name unique per kind of layer; layers of different names can stack
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
    /** Opens the layer for a visitor who arrived at its own URL; Back then leads to the page below. */
    openFromUrl: (next: string, pageBelow: string) => {
      // After a reload, the history already has the page below.
      if (readLayers(window.history.state)[name]) return;
      const url = window.location.href;
      // The history also has the page below if a link in it was pressed before the scripts came.
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
 * Updates the layers on Back and Forward. If none is open afterwards, and the URL is not that of the rendered page,
 * loads the page of the URL. For example, a visitor opens an album in the overlay, reloads, which loads the album's
 * own page, and goes back.
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
