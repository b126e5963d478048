export {};

/**
 * Data-saver mode, "mode économe": on by itself with Save-Data or on a slow connection, and by a switch, whose choice is
 * stored. It must act before the first picture is asked for, and on pages without scripts of their own; so it stands in
 * every page, minified (see compileScript.ts), before its content. It has at most 700 bytes, and imports nothing.
 *
 * A browser chooses the file of a lazy picture once it has laid it out. By then the observer below has changed its
 * `sizes`; every picture of a page is lazy for that reason, the first one too.
 */
type Connection = { saveData?: boolean; effectiveType?: string };

/** What a browser chooses a file for: an `<img>`, or a `<source>` beside it. */
type Sized = HTMLImageElement & { usualSizes?: string };

// One letter, once minified.
const page = document;
const switches = '[data-switch]';
const { connection = {} } = navigator as { connection?: Connection };

const forEach = <E extends Element>(selector: string, change: (element: E) => void) =>
  page.querySelectorAll<E>(selector).forEach(change);

/** `1` or empty: the value of `data-saver` on `<body>`, which styles and scripts read, and of the stored choice. */
let state: string | undefined;

const apply = () => {
  page.body.dataset.saver = state;
  forEach(switches, (button) => {
    button.ariaPressed = `${!!state}`;
  });
  forEach<Sized>('[sizes]', (element) => {
    const { usualSizes } = element;
    const image = (element.parentNode as Element).lastChild as HTMLImageElement;
    if (!state) {
      if (usualSizes) element.sizes = usualSizes;
      element.usualSizes = '';
      // One that is there already is left alone: its smaller file would be one more download.
    } else if (image.loading === 'lazy' && !image.naturalWidth && !usualSizes) {
      element.usualSizes = element.sizes;
      // So narrow that the narrowest file, of 320 pixels, will do on a screen of four dots per pixel.
      element.sizes = '79px';
      // The page's first picture need not wait for the layout once its file is chosen.
      if (element.fetchPriority === 'high') element.loading = 'eager';
    }
  });
};

try {
  state = localStorage.saver;
} catch {
  // The browser refuses storage: the choice lasts as long as the page.
}
// A browser that tells nothing of its connection has an `effectiveType` of undefined, which has neither digit.
state ??= connection.saveData || /[23]/.test(connection.effectiveType as string) ? '1' : '';
apply();

// The head's preloads wait in a `<noscript>`.
if (!state) {
  forEach('head>noscript', (preloads) => {
    preloads.outerHTML = preloads.textContent;
  });
}

// For what the browser parses after this script, and what is drawn later, as an album.
new MutationObserver(apply).observe(page, { childList: true, subtree: true });

page.onclick = ({ target }) => {
  if (!(target as Element).closest(switches)) return;
  state = state ? '' : '1';
  apply();
  try {
    localStorage.saver = state;
  } catch {
    // As above.
  }
};
