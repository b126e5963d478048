import type {} from '../donation/eventReplay';

// Written into every public page, minified (see compileScript.ts): it has at most 1.75 kB, and imports nothing.

/** The localStorage key of a payment under way, set at the build. */
declare const paymentKey: string;

type Fields = { amount: HTMLInputElement; currency: HTMLSelectElement };

// One letter, once minified.
const page = document;
const { dataset } = page.currentScript as HTMLScriptElement;
let names = dataset.scripts as string;
try {
  // On the neutral page: a remembered payment needs the scripts that show it.
  if (dataset.payment && localStorage[paymentKey]) names = dataset.payment;
} catch {
  // A refused storage remembers none.
}
const scripts = names.split(' ');
// The others are its imports.
const entry = scripts[scripts.length - 1] as string;
const { pathname } = location;

// Captured, because the events of pictures do not bubble; and not on the window, which a picture's `load` never reaches.
const on = <K extends keyof DocumentEventMap>(type: K, answer: (event: DocumentEventMap[K]) => void = want) =>
  page.addEventListener(type, answer, true);

// For a minute, shared by all scripts. After that, only another press tries again: a file that is gone for good would
// cost data without end.
let retries = 40;
let missing = scripts.length;

/** Loads the page anew, but not again and again. */
function reloadOnce() {
  if (!performance.navigation.type) location.reload();
}

/**
 * Fetches a script into the browser's cache; the last one to arrive lets the entry run, which imports the others from
 * there. A module that once failed to load would stay failed in Firefox and Safari.
 */
function load(src: string) {
  fetch(src)
    .then((response) => {
      // Gone since a deploy.
      if (response.status === 404) reloadOnce();
      return response.ok ? response.blob() : Promise.reject();
    })
    .then(
      () => {
        if (--missing) return;
        const script = page.createElement('script');
        script.type = 'module';
        script.src = entry;
        // No longer in the cache, and not to be had.
        script.onerror = reloadOnce;
        page.head.append(script);
      },
      () => {
        if (retries-- > 0) setTimeout(load, 3000, src);
        else scripts.push(src);
      },
    );
}

function start() {
  // Emptied, so that they are loaded once.
  scripts.splice(0).forEach(load);
}

/** Starts, unless a picture on the screen is still loading: scripts would slow it down. */
function want() {
  // Nothing is looked at any more once they are under way, or given up.
  if (!scripts[0] || retries < 0) return;
  // Off the screen, a picture may never be asked for. An observer learns at the next frame where they are; to measure
  // them here would lay out, at one stroke, even what the page leaves for later (50 ms on a phone).
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const isPending = (entry: IntersectionObserverEntry) =>
      entry.isIntersecting && !(entry.target as HTMLImageElement).complete;
    if (!entries.some(isPending)) start();
    on('load');
    on('error');
  });
  // The head, which is never on the screen, is there for pages without pictures.
  for (const element of [page.head, ...page.images]) observer.observe(element);
}

for (const sign of ['pointerdown', 'keydown', 'focusin'] as const) on(sign);
// Chromium also fires it when a page appears under a resting pointer; the movement is then 0.
on('pointermove', ({ movementX, movementY }) => (movementX || movementY) && want());

self.onload = () => {
  // A page that has something to find out does so on a screen that is off, too.
  if (dataset.now) return start();
  // The visitor's own choice, or the browser's.
  if (page.body.dataset.saver) return;
  // Who arrives at the form to give does not wait.
  const form = page.querySelector('form:not([action])');
  if (form) new IntersectionObserver(([entry]) => entry?.isIntersecting && want()).observe(form);
  // A phone's first scroll is a touch anyway. Every browser that tells of its connection knows idle callbacks.
  const { connection } = navigator as { connection?: { effectiveType: string } };
  if (connection?.effectiveType === '4g' && matchMedia('(pointer:fine)').matches) requestIdleCallback(want);
};

self.pressed = [];

on('click', (event) => {
  const target = event.target as Element;
  // The page's own scripts take the list away once they are there, and answer by themselves.
  if (!pressed) return;
  // The menu closes after a choice.
  target.closest('header a')?.closest('details')?.removeAttribute('open');
  // Of a form that waits for scripts: one that is sent somewhere works without.
  const button = target.closest<HTMLButtonElement>('form:not([action]) button,[data-print]');
  if (!button) return;
  event.preventDefault();
  // A suggested amount is shown at once: what a donor sees when they press Pay is what is sent.
  if (button.value) {
    const { amount, currency } = (button.form as HTMLFormElement).elements as unknown as Fields;
    amount.value = button.value;
    currency.selectedIndex = 0;
  } else button.ariaBusy = 'true';
  pressed.push(button);
  start();
});

on('input', ({ target }) => (target as HTMLInputElement).form && pressed?.push(target as HTMLElement));

// Left while its scripts were under way, Safari brings a page back without them, and presses would wait for ever.
self.onpageshow = (event) => event.persisted && pressed && !scripts[0] && location.reload();

// An album's page, loaded anew at the address its overlay had: Back changes the address, and must change the page too.
self.onpopstate = () => pressed && location.pathname !== pathname && location.reload();
