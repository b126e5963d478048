import type {} from './earlyPresses';

// Written into every public page, minified (see compileScript.ts): it has at most a kilobyte, and imports nothing.

// One letter, once minified.
const page = document;
const { dataset } = page.currentScript as HTMLScriptElement;
const scripts = (dataset.scripts as string).split(' ');
const { pathname } = location;

// Captured, because the events of pictures do not bubble; and not on the window, which a picture's `load` never reaches.
const on = <K extends keyof DocumentEventMap>(type: K, answer: (event: DocumentEventMap[K]) => void) =>
  page.addEventListener(type, answer, true);

function load(src: string, tries: number) {
  const script = page.createElement('script');
  script.src = src;
  // A patchy network: nobody need press again. What still fails then is not there any more, and costs no more data.
  script.onerror = () => tries < 20 && setTimeout(load, 3000, src, tries + 1);
  page.head.append(script);
}

function start() {
  // Emptied, so that they are loaded once. Their places in the list stand for tries: a later one has a few less.
  scripts.splice(0).forEach(load);
}

function isComplete(image: HTMLImageElement) {
  // Asked first: to know where a picture is, the page may have to be laid out.
  if (image.complete) return true;
  const { top, bottom } = image.getBoundingClientRect();
  // Off the screen, or hidden, it may never be asked for.
  return bottom <= 0 || top > innerHeight;
}

/** Starts, but for a picture on the screen that is still on its way: scripts would slow it down. */
function want() {
  // Nothing is measured any more once they are under way.
  if (!scripts[0]) return;
  if ([...page.images].every(isComplete)) return start();
  on('load', want);
  on('error', want);
}

for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const) on(sign, want);

window.onload = () => {
  // `data-saver` is the visitor's own word for it.
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  const isFast = connection?.effectiveType === '4g' && !connection.saveData;
  if ((isFast && !page.body.dataset.saver) || dataset.now) (self.requestIdleCallback || setTimeout)(want);
};

self.pressed = [];

on('click', (event) => {
  // The page's own scripts take the list away once they are there, and answer by themselves.
  if (!pressed) return;
  const target = event.target as Element;
  const button = target.closest('button');
  // The menu closes after a choice.
  target.closest('header a')?.closest('details')?.removeAttribute('open');
  // Of a form that waits for scripts: one that is posted, or a button outside of any, works without.
  if (button?.form?.method !== 'get') return;
  event.preventDefault();
  button.ariaBusy = 'true';
  pressed.push(button);
  start();
});

// An album's page, loaded anew at the address its overlay had: Back changes the address, and must change the page too.
window.onpopstate = () => {
  if (pressed && location.pathname !== pathname) location.reload();
};
