import type {} from '../../donation/earlyActions';

// Written into every public page, minified (see compileScript.ts): it has at most 1.25 kB, and imports nothing.

type Fields = { amount: HTMLInputElement; currency: HTMLSelectElement };

// One letter, once minified.
const page = document;
const { dataset } = page.currentScript as HTMLScriptElement;
const scripts = (dataset.scripts as string).split(' ');
const { pathname } = location;

// Captured, because the events of pictures do not bubble; and not on the window, which a picture's `load` never reaches.
const on = <K extends keyof DocumentEventMap>(type: K, answer: (event: DocumentEventMap[K]) => void = want) =>
  page.addEventListener(type, answer, true);

// A patchy network: nobody need press again. Once these are used up, by all scripts together, only a press that waits
// tries once more: a file that is not there any more would cost data without end.
let retries = 160;

function load(src: string) {
  const script = page.createElement('script');
  script.src = src;
  script.onerror = () => {
    if (retries-- > 0) setTimeout(load, 3000, src);
    else scripts.push(src);
    // Gone since a deploy, which an error does not say: the page is loaded anew, but not again and again.
    fetch(src, { method: 'HEAD' }).then(
      ({ status }) => status === 404 && !performance.navigation.type && location.reload(),
      () => {},
    );
  };
  page.head.append(script);
}

function start() {
  // Emptied, so that they are loaded once.
  scripts.splice(0).forEach(load);
}

/** Starts, but for a picture on the screen that is still on its way: scripts would slow it down. */
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

for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const) on(sign);

self.onload = () => {
  // `data-saver` is the visitor's own word for it.
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  const isFast = connection?.effectiveType === '4g' && !connection.saveData;
  // A page that has something to find out does so on a screen that is off, too.
  if (dataset.now) start();
  // Known to every browser that tells of its connection.
  else if (isFast && !page.body.dataset.saver) requestIdleCallback(want);
};

self.pressed = [];

on('click', (event) => {
  // The page's own scripts take the list away once they are there, and answer by themselves.
  if (!pressed) return;
  const target = event.target as Element;
  // Of a form that waits for scripts: one that is sent somewhere, or a button outside of any, works without.
  const button = target.closest<HTMLButtonElement>('form:not([action]) button');
  // The menu closes after a choice.
  target.closest('header a')?.closest('details')?.removeAttribute('open');
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

// An album's page, loaded anew at the address its overlay had: Back changes the address, and must change the page too.
self.onpopstate = () => pressed && location.pathname !== pathname && location.reload();
