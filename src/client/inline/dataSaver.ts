import type { DataSelector, DataValues } from '../../shared/dataAttributes';

// Data-saver mode, « Économiseur de données », is on by default with Save-Data or a slow connection. The switch changes
// the mode, and the browser stores the choice. This script, which can import only types, stands before the content of
// every page, because it must act before the first picture is requested. Every <Picture> is lazy, because browsers
// choose the file of a lazy picture after its layout: by then the observer below has changed the picture's `sizes`.

type Connection = { saveData?: boolean; effectiveType?: string };

/** An `<img>`, or a `<source>` beside it. */
type Sized = HTMLImageElement & { usualSizes?: string };

// A local alias minifies to one letter.
const doc = document;
const switches = '[data-switch]' satisfies DataSelector;
const { connection = {} } = navigator as { connection?: Connection };

const forEach = <E extends Element>(selector: string, change: (element: E) => void) =>
  doc.querySelectorAll<E>(selector).forEach(change);

/** `1` or empty: the value of `data-saver` on `<body>` and of the stored choice. */
let state: string | undefined;

const apply = () => {
  (doc.body.dataset as DataValues).saver = state;
  forEach(switches, (button) => {
    button.ariaPressed = `${!!state}`;
  });
  forEach<Sized>('[sizes]', (element) => {
    const { usualSizes } = element;
    const image = (element.parentNode as Element).lastChild as HTMLImageElement;
    if (!state) {
      if (usualSizes) element.sizes = usualSizes;
      element.usualSizes = '';
    } else if (image.loading === 'lazy' && !image.naturalWidth && !usualSizes) {
      // Not for a loaded picture: its smaller file would be another download.
      element.usualSizes = element.sizes;
      // 79px selects the narrowest file (320 pixels) even at four dots per pixel.
      element.sizes = '79px';
      // The first picture need not wait for layout once `sizes` is set.
      if (element.fetchPriority === 'high') element.loading = 'eager';
    }
  });
};

try {
  state = localStorage.saver;
} catch {
  // Storage is blocked: the choice lasts as long as the page.
}
// The slow types are `slow-2g`, `2g` and `3g`. Where a browser names no type, `test` reads the text "undefined".
state ??= connection.saveData || /[23]/.test(connection.effectiveType as string) ? '1' : '';
apply();

// src/gatsby/ssr.tsx puts the preloads into a `<noscript>`.
if (!state) {
  forEach('head>noscript', (preloads) => {
    preloads.outerHTML = preloads.textContent;
  });
}

// Covers what is parsed after this script, and what is rendered later, such as an album.
new MutationObserver(apply).observe(doc, { childList: true, subtree: true });

// `onclick` is shorter than a listener. No other code may set it for the document.
doc.onclick = ({ target }) => {
  if (!(target as Element).closest(switches)) return;
  state = state ? '' : '1';
  apply();
  try {
    localStorage.saver = state;
  } catch {
    // Storage is blocked, as above.
  }
};
