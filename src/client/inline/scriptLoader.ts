import type {} from '../../shared/browser/queuedElements';
import type { DataValues } from '../../shared/dataAttributes';

// Inlined at the end of each public page but the offline page; can import only types. e2e/budgets.ts limits its size.

/** The tab's name, `window.name`. It survives a reload, and is empty until a page sets it. */
declare let name: string;

type Fields = { amount: HTMLInputElement; currency: HTMLSelectElement };

// A local alias minifies to one letter.
const doc = document;
const dataset = (doc.currentScript as HTMLScriptElement).dataset as DataValues;
const scripts = (dataset.scripts as string).split(' ');
let missing = scripts.length;
// The page script comes last, after its imports.
const pageScript = scripts[missing - 1] as string;
const { pathname, href } = location;

// Listens in the capture phase, because image events do not bubble; on the document, because an image's `load` never
// reaches the window.
const on = <K extends keyof DocumentEventMap>(
  type: K,
  listener: (event: DocumentEventMap[K]) => void = startUnlessBusy,
) => doc.addEventListener(type, listener, true);

const retryMilliseconds = 3000;
// All scripts share these retries. A single failing script uses them up in two minutes. After them, only a press
// in the donation form loads again, because a page that stays open must not go on spending data.
let retries = 40;
/** The link of the last click. Safari aborts scripts when a link leaves the page: a reload would cancel the click. */
let link: Element | null;

/** Reloads the page once in this tab, whose name remembers it. While a link leaves the page, does nothing. */
function reloadOnce() {
  if (link || name) return;
  name = 'old';
  location.reload();
}

/**
 * Fetches a script into the HTTP cache. Once all scripts have arrived, runs the page script, which imports the others
 * from the cache. The retries use `fetch`, because many browsers do not retry a module that failed to load.
 */
function load(src: string) {
  fetch(src)
    .then((response) => (response.ok ? response.blob() : Promise.reject(response.status)))
    .then(
      () => {
        if (--missing) return;
        const script = doc.createElement('script');
        script.type = 'module';
        script.src = pageScript;
        // The cache has evicted the script, and the server no longer has it.
        script.onerror = reloadOnce;
        doc.head.append(script);
      },
      (status) => {
        // A deploy has removed the file: retries would not find it.
        if (status === 404) reloadOnce();
        else if (retries-- > 0) setTimeout(load, retryMilliseconds, src);
        else scripts.push(src);
      },
    );
}

function start() {
  // Emptied, so that each script loads once.
  scripts.splice(0).forEach(load);
}

/** Loads the scripts, unless a visible picture is still loading: scripts would slow it down. */
function startUnlessBusy() {
  // The scripts are loading already, or the retries are used up.
  if (!scripts[0] || retries < 0) return;
  // Only visible pictures count, because others may never load. The observer reports them at the next frame; measuring
  // here would force the layout of the whole page, `content-visibility: auto` included (50 ms on a phone).
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const isPending = (entry: IntersectionObserverEntry) =>
      entry.isIntersecting && !(entry.target as HTMLImageElement).complete;
    if (!entries.some(isPending)) start();
    on('load');
    on('error');
  });
  // On a page without pictures, the head, which is never visible, makes the observer report.
  for (const element of [doc.head, ...doc.images]) observer.observe(element);
}

for (const type of ['pointerdown', 'keydown', 'focusin'] as const) on(type);
// Chromium also fires `pointermove`, with a movement of 0, when a page appears under a resting pointer.
on('pointermove', ({ movementX, movementY }) => (movementX || movementY) && startUnlessBusy());

self.onload = () => {
  // The donation form (DonationForm.tsx). A form with an `action` works without scripts.
  const form = doc.querySelector('form:not([action])');
  // Payment pages and the poster start now, because observers do not fire in a background tab. So does a URL that
  // opens a photo or leads to the form, even in data-saver mode: a lost donation costs more than the scripts.
  if (dataset.atload || (form ? /#donation/ : /#photo-/).test(href)) start();
  // In data-saver mode, chosen by the visitor or derived from the connection, only an interaction starts the scripts.
  else if (!(doc.body.dataset as DataValues).saver) {
    // A donor who arrives at the form does not wait.
    if (form) new IntersectionObserver(([entry]) => entry?.isIntersecting && startUnlessBusy()).observe(form);
    // Starts when idle on a fast connection, but not on a phone, whose first scroll is a touch and starts the scripts.
    // Browsers with `effectiveType` have `requestIdleCallback` too.
    const is4g = (navigator as { connection?: { effectiveType: string } }).connection?.effectiveType === '4g';
    if (is4g && matchMedia('(pointer:fine)').matches) requestIdleCallback(startUnlessBusy);
  }
};

self.queuedElements = [];

on('click', (event) => {
  const target = event.target as Element;
  link = target.closest('a');
  // A chosen link closes the menu.
  link?.closest('header details')?.removeAttribute('open');
  // `queuedElements` is undefined once the page script handles clicks.
  const button = queuedElements && target.closest<HTMLButtonElement>('form:not([action]) button');
  if (!button) return;
  event.preventDefault();
  // Shows a suggested amount at once, so that the amount a donor sees when pressing Pay is the amount sent.
  if (button.value) {
    const { amount, currency } = (button.form as HTMLFormElement).elements as unknown as Fields;
    amount.value = button.value;
    currency.selectedIndex = 0;
  } else button.ariaBusy = 'true';
  queuedElements?.push(button);
  start();
});

on('input', ({ target }) => (target as HTMLInputElement).form && queuedElements?.push(target as HTMLElement));

// Safari's bfcache drops scripts that were still loading: without a reload, queued clicks would wait forever.
self.onpageshow = (event) => event.persisted && queuedElements && !scripts[0] && location.reload();

// A reload at an overlay's URL loads the album's own page: Back must then load the page below the overlay.
self.onpopstate = () => queuedElements && location.pathname !== pathname && location.reload();

(doc.body.dataset as DataValues).loader = '';
