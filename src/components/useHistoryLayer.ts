import { useEffect, useRef, useState } from 'react';

type HistoryLayer = {
  /** What is open on this layer, if anything. */
  value: string | undefined;
  /** Opens the layer under an address of its own; the browser's Back closes it. */
  open: (value: string, address: string) => void;
  /** Opens it for a visitor who came by the layer's own address; Back then leads to the page below it. */
  openFromAddress: (value: string, pageBelow: string) => void;
  /** Shows something else on the open layer; Back still closes it. */
  replace: (value: string, address: string) => void;
  close: () => void;
};

/**
 * Something laid over the page that has an address. The browser's history holds what is open, so that Back, and a
 * close button, which goes back, leave the address and the page in step.
 * @param name one per kind of layer; layers of different names can lie on each other
 */
export function useHistoryLayer(name: string): HistoryLayer {
  const [value, setValue] = useState<string>();
  const leaving = useRef(false);

  useEffect(() => {
    const read = () => {
      leaving.current = false;
      setValue(readLayers(window.history.state)[name]);
    };
    // What was open when the page was loaded anew.
    read();
    readers.add(read);
    return () => {
      readers.delete(read);
    };
  }, [name]);

  const stateWith = (next: string) => ({
    ...window.history.state,
    layers: { ...readLayers(window.history.state), [name]: next },
  });
  const open = (next: string, address: string) => {
    // The page below stays where it is. Coming back to it, Safari would scroll to the section that its address names.
    window.history.scrollRestoration = 'manual';
    window.history.pushState(stateWith(next), '', address);
    setValue(next);
  };
  return {
    value,
    open,
    openFromAddress: (next, pageBelow) => {
      // Loaded anew, the page below it is in the history already.
      if (readLayers(window.history.state)[name]) return;
      const address = window.location.href;
      window.history.replaceState(window.history.state, '', pageBelow);
      open(next, address);
    },
    replace: (next, address) => {
      window.history.replaceState(stateWith(next), '', address);
      setValue(next);
    },
    close: () => {
      // Going back takes a moment: a second press in it would go back twice, and leave the page.
      if (leaving.current) return;
      leaving.current = true;
      window.history.back();
    },
  };
}

/** The mounted layers, told of Back and Forward by `followHistory`. */
const readers = new Set<() => void>();

/**
 * Answers Back and Forward for the layers. The address of a layer can be another page's: where no layer is open any more
 * and the address is another page's (an album's page, reloaded at the address its overlay had, then Back), that page is
 * loaded.
 * @param readDrawn the path of the page that is drawn
 */
export function followHistory(readDrawn: () => string): void {
  window.addEventListener('popstate', () => {
    for (const read of readers) read();
    const isCovered = Object.keys(readLayers(window.history.state)).length > 0;
    if (isCovered) return;
    window.history.scrollRestoration = 'auto';
    if (window.location.pathname !== readDrawn()) window.location.reload();
  });
}

/** What lies over the page at an entry of the browser's history, by the names of the layers. */
function readLayers(state: unknown): Record<string, string | undefined> {
  return (state as { layers?: Record<string, string> } | null)?.layers ?? {};
}
